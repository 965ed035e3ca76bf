import { ownerOf } from '../../../../../core/seats.ts';
import { Saying } from '../../../../../ui/hand/saying.svelte.ts';
import { rankIn, type Card, type Rank } from '../../../rules/card.ts';
import type { BlazeMove } from '../../../rules/moves.ts';
import { newRankOpened } from '../../../rules/rulebook.ts';
import type { BlazeView } from '../../../rules/view.ts';
import { roleOf } from '../../roles.ts';
import type { HandScene } from '../scene.ts';
import { hintOf, namedIn, type Situation } from './hint.ts';
import {
  laneOf,
  stillLegal,
  moveWith,
  cardsOf,
  openingMoves,
  openPlaces,
  opensInstead,
  readyMoves,
  slotsOf,
  type Slot,
} from './offer.ts';
import { Tapping } from './tapping.svelte.ts';

/** What the owner of an open hand looks at and lays ready. Gone when the hand is covered. */
export class Planning {
  readonly #scene: () => HandScene;
  /** The attack card Ash picked to answer. */
  #picked = $state<number | null>(null);
  readonly #saying: Saying;
  /** The card that was spoken of when advice was given last. */
  #advised = $state.raw<Card | null>(null);
  /** Faces whose second copy was chosen before the first. */
  #second = $state.raw<readonly Card[]>([]);
  readonly #tapping = new Tapping();
  /** The card of which the last tap came to nothing. */
  #refused: Card | null = null;
  /** The card that is explained, and the view it was asked in. */
  #taught = $state.raw<{ readonly card: Card; readonly view: BlazeView } | null>(null);

  constructor(scene: () => HandScene) {
    this.#scene = scene;
    this.#saying = new Saying(() => ({ about: this.#hand.view, words: scene().words }));
  }

  /** A card is played as soon as it is tapped: its owner is alone, and wants it so. */
  readonly tapPlays = $derived.by(() => this.#scene().alone?.tapPlays ?? false);

  /** What its owner sees of it. */
  get #hand(): HandScene['hand'] {
    return this.#scene().hand;
  }

  readonly seat = $derived.by(() => ownerOf(this.#hand.view));
  readonly role = $derived.by(() => roleOf(this.#hand.view, this.seat));
  /** Cards that lie ready to lead with next. */
  readonly leads = $derived.by(() => cardsOf(this.#hand.plan.lead?.moves ?? []));
  /** The role in which the next card is played: Ash who has beaten everything leads next. */
  readonly plays = $derived.by(() => (this.#hand.plan.lead ? 'fire' : this.role));
  readonly lane = $derived.by(() => laneOf(this.#hand.view, this.#hand.plan));
  readonly ready = $derived.by(() => cardsOf(readyMoves(this.#hand.plan)));
  readonly #legal = $derived.by(() => stillLegal(this.#hand.view, this.#hand.plan));

  /** The attack card Ash answers next: the one picked, or the first that is not beaten. */
  readonly target = $derived.by(() => {
    if (this.role !== 'ash' || this.#hand.view.taking) return null;
    const open = openPlaces(this.lane);
    return open.includes(this.#picked ?? -1) ? this.#picked : (open[0] ?? null);
  });

  /**
   * What the last tap led to, for as long as nothing has happened since and the language is the
   * same; or else nothing.
   */
  get said(): string {
    return this.#saying.text;
  }

  /** What can be done, of which nobody has asked. */
  readonly hint = $derived.by(() => hintOf(this.#situation));
  /** The card of the advice that was given last, as long as it is read. */
  readonly advised = $derived.by(() => (this.isAdvised ? this.#advised : null));
  /** The card the hint names, or advice, as long as that is read. */
  readonly named = $derived.by(() => (this.said === '' ? namedIn(this.#situation) : this.advised));

  get #situation(): Situation {
    const { words, people } = this.#scene();
    const { view, plan } = this.#hand;
    return { words, people, view, plan, target: this.target };
  }

  /** The card its owner has asked about; null once anything else is done. */
  readonly taught = $derived.by(() =>
    this.#taught?.view === this.#hand.view ? this.#taught.card : null,
  );

  /** Explains a card, or puts that away. */
  teach(card: Card | null): void {
    this.#taught = card && { card, view: this.#hand.view };
  }

  /** What can be done with a card just now. */
  now(card: Card): string {
    const { words } = this.#scene();
    const move = this.moveOf(card);
    if (!move) return this.why(card);
    const attack = move.do === 'beat' ? this.lane[move.on]?.attack : undefined;
    return attack
      ? words.hand.said.beats(words.cards.card(card), words.cards.card(attack))
      : words.hand.teach.fits;
  }

  say(text: string): void {
    this.#saying.say(text);
  }

  /** Whether what was said last is advice. */
  get isAdvised(): boolean {
    return this.#saying.isAdvice;
  }

  /** Says what to do. The attack card that is spoken of is the one to be answered. */
  advise(text: string, move?: BlazeMove): void {
    if (move?.do === 'beat') this.pick(move.on);
    this.#advised = move && 'card' in move ? move.card : null;
    this.#saying.say(text, { isAdvice: true });
  }

  readonly moveOf = (card: Card): BlazeMove | null => moveWith(this.#legal, card, this.target);

  slots(cards: readonly Card[], { stacked }: { readonly stacked: boolean }): readonly Slot[] {
    const { moveOf, ready } = this;
    const { view, plan } = this.#hand;
    const insteadOf = (card: Card) => opensInstead(view, plan, card);
    return slotsOf(cards, { stacked, second: this.#second, ready, moveOf, insteadOf });
  }

  /** The rank a card would open to the others, were it laid ready now. */
  readonly opens = (card: Card): Rank | null => {
    const { view, plan } = this.#hand;
    return this.plays === 'ash' ? newRankOpened(plan.view ?? view, rankIn(card)) : null;
  };

  /** Why a card cannot be played now. */
  readonly why = (card: Card): string => {
    const { words, counsel } = this.#scene();
    const { view, plan } = this.#hand;
    const { said } = words.hand;
    if (plan.view === null && plan.moves.length > 0) return said.settled;
    const { seat, target } = this;
    if (this.plays !== 'ash') return counsel.whyNot({ seat, do: 'attack', card }) ?? said.notNow;
    if (view.table.length > 0 && !view.taking && target === null) return said.allBeaten;
    return counsel.whyNot({ seat, do: 'beat', card, on: target ?? 0 }) ?? said.notNow;
  };

  /** Whether a slot is to be seen as lying ready. */
  readonly seemsReady = ({ key, ready }: Slot): boolean => this.#tapping.seems(key, ready > 0);

  /**
   * A tap: one more copy is laid ready; where none can be, one goes back; or it takes the place of
   * what lies ready; or the tap is told why not.
   */
  tap(slot: Slot): void {
    this.settle();
    const { key, move, instead } = slot;
    const begin = (ready: boolean, follow: () => void) => this.#tapping.begin(key, ready, follow);
    if (move) begin(true, () => this.#stage(slot, move));
    else if (slot.ready > 0) begin(false, () => this.#putBack(slot));
    else if (instead) begin(true, () => this.#stageInstead(slot, instead));
    else this.#refuse(slot.card);
  }

  /** Whoever taps again wants to know more. */
  #refuse(card: Card): void {
    const why = this.why(card);
    const again = this.said === why && this.#refused === card;
    this.#refused = card;
    this.say(why);
    if (again) this.teach(card);
  }

  /** Does what follows from the last tap, before anything else is done. */
  settle(): void {
    this.#tapping.settle();
  }

  /** The hand is gone. */
  drop(): void {
    this.#tapping.drop();
  }

  #stage({ key, card }: Slot, move: BlazeMove): void {
    const { words, act } = this.#scene();
    const { said } = words.hand;
    if (!this.ready.includes(card)) this.#order(card, key === `${card}1`);
    const opened = this.opens(card);
    const attack = move.do === 'beat' ? this.lane[move.on]?.attack : undefined;
    this.#picked = null;
    act({ do: 'stage', move });
    if (this.tapPlays) return act({ do: 'commit', close: false });
    if (this.leads.length > 0) return this.say(said.leads(this.leads));
    if (attack === undefined) return this.say(said.ready(this.ready));
    const names = [words.cards.card(card), words.cards.card(attack)] as const;
    this.say(opened === null ? said.beats(...names) : said.beatsAndOpens(...names, opened));
  }

  #stageInstead(slot: Slot, move: BlazeMove): void {
    const { act } = this.#scene();
    const { view, plan } = this.#hand;
    openingMoves(view, plan).forEach(() => act({ do: 'unstage' }));
    this.#stage(slot, move);
  }

  #putBack({ key, card, copies }: Slot): void {
    const isOfCard = (move: BlazeMove) => 'card' in move && move.card === card;
    const takeBackLast = () => this.takeBack(readyMoves(this.#hand.plan).findLastIndex(isOfCard));
    if (copies > 1) {
      // A stack goes from none to one to two, and back to none.
      readyMoves(this.#hand.plan).filter(isOfCard).forEach(takeBackLast);
      return;
    }
    const both = this.ready.filter((other) => other === card).length === 2;
    if (both) this.#order(card, key === `${card}0`);
    takeBackLast();
  }

  /** Remembers which of two copies lies ready alone. */
  #order(card: Card, second: boolean): void {
    const rest = this.#second.filter((other) => other !== card);
    this.#second = second ? [...rest, card] : rest;
  }

  /**
   * Takes one move of the plan back, the last unless said otherwise; what lay ready behind it is
   * laid ready again as far as it still can be.
   */
  takeBack(at: number = readyMoves(this.#hand.plan).length - 1): void {
    const { words, act } = this.#scene();
    const ready = readyMoves(this.#hand.plan);
    const move = ready[at];
    if (!move) return;
    ready.slice(at).forEach(() => act({ do: 'unstage' }));
    ready.slice(at + 1).forEach((later) => act({ do: 'stage', move: later }));
    if ('card' in move) this.say(words.hand.said.takenBack(words.cards.card(move.card)));
  }

  /** Ash picks an attack card to answer; what lies ready on it goes back. */
  pick(place: number): void {
    const { plan } = this.#hand;
    const at = plan.moves.findIndex((move) => move.do === 'beat' && move.on === place);
    if (at >= 0) this.takeBack(at);
    else this.say('');
    this.#picked = place;
  }
}
