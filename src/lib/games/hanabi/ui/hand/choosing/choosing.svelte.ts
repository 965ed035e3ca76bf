import { ownerOf, type Seat } from '../../../../../core/seats.ts';
import { Saying } from '../../../../../ui/hand/saying.svelte.ts';
import type { HanabiMove } from '../../../rules/moves.ts';
import type { HanabiView } from '../../../rules/view.ts';
import { isSameClue, offersFor, offersTo, type Offer } from '../clues/clues.ts';
import { isSameSpot, type Spot } from '../hands/spots.ts';
import type { HandScene } from '../scene.ts';

/** Something chosen or said, and after how many acts. */
interface Since {
  readonly acts: number;
}

/** What whoever looks has chosen, until they do it. Gone when the view is covered. */
export class Choosing {
  readonly #scene: () => HandScene;
  readonly #saying: Saying;
  #picked = $state.raw<(Spot & Since) | null>(null);
  #asked = $state.raw<({ readonly to: Seat } & Since) | null>(null);
  #advised = $state.raw<({ readonly move: HanabiMove } & Since) | null>(null);
  /** The clue a finger, a pointer or the focus is on. */
  #aimed = $state.raw<Offer | null>(null);
  /** After how many acts what was chosen was done: it stands until that is stored. */
  #done = $state.raw(-1);

  constructor(scene: () => HandScene) {
    this.#scene = scene;
    this.#saying = new Saying(() => ({ about: this.#acts, words: scene().words }));
  }

  get view(): HanabiView {
    return this.#scene().hand.view;
  }

  /** Whose eyes these are. */
  readonly seat = $derived.by(() => ownerOf(this.view));
  readonly isTurn = $derived.by(() => this.view.turn === this.seat);

  /**
   * The card that is looked at. It is left alone once what was chosen is done, and once a card has
   * left its hand.
   */
  readonly picked: Spot | null = $derived.by(() => {
    const picked = this.#picked;
    if (!picked || this.#acts < picked.acts) return null;
    if (picked.acts <= this.#done && this.#done < this.#acts) return null;
    const later = this.view.acts.slice(picked.acts);
    const isMoved = later.some(({ move }) => move.do !== 'clue' && move.seat === picked.seat);
    return isMoved ? null : picked;
  });

  /** Whose every clue is offered. */
  readonly asked: Seat | null = $derived.by(() => {
    const asked = this.#asked;
    return asked && this.#isNow(asked) && this.isTurn ? asked.to : null;
  });

  /** What the last press led to, for as long as nothing has happened since. */
  get said(): string {
    return this.#saying.text;
  }

  /** Whether that is advice. */
  get isAdvised(): boolean {
    return this.#saying.isAdvice;
  }

  /** The move a computer player would make, once it was asked. */
  readonly advised: HanabiMove | null = $derived.by(() => {
    const advised = this.#advised;
    return advised && this.#isNow(advised) ? advised.move : null;
  });

  /** What is offered for the card that is looked at: its two clues. */
  readonly offers: readonly Offer[] = $derived.by(() => {
    const { picked } = this;
    if (!picked || !this.isTurn || picked.seat === this.seat) return [];
    return offersFor(this.view, picked.seat, picked.slot);
  });

  /** Every clue to whoever is asked about. */
  readonly all = $derived.by(() =>
    this.asked === null ? null : { to: this.asked, ...offersTo(this.view, this.asked) },
  );

  /** The clue whose cards light up. */
  readonly aimed: Offer | null = $derived.by(() => {
    const { clue } = this.#aimed ?? {};
    const shown = this.all ? [...this.all.colors, ...this.all.ranks] : this.offers;
    return clue && shown.some((offer) => isSameClue(offer.clue, clue)) ? this.#aimed : null;
  });

  /** A tap on a card: it is looked at, or no longer. */
  pick(spot: Spot): void {
    this.#asked = null;
    this.say('');
    this.#picked = isSameSpot(this.picked, spot) ? null : { ...spot, acts: this.#acts };
  }

  /** Every clue to a seat is offered; null puts them away. */
  ask(to: Seat | null): void {
    this.say('');
    this.#asked = to === null ? null : { to, acts: this.#acts };
  }

  aim(offer: Offer | null): void {
    this.#aimed = offer;
  }

  say(text: string): void {
    this.#saying.say(text);
  }

  /** The card or the clue that is spoken of is the one to be looked at. */
  advise(text: string, move?: HanabiMove): void {
    if (move?.do === 'clue') this.#showClue(move);
    else if (move) this.#picked = { seat: move.seat, slot: move.slot, acts: this.#acts };
    this.#advised = move ? { move, acts: this.#acts } : null;
    this.#saying.say(text, { isAdvice: true });
  }

  #showClue(clue: HanabiMove & { readonly do: 'clue' }): void {
    const { colors, ranks } = offersTo(this.view, clue.to);
    const [slot] = [...colors, ...ranks].find((one) => isSameClue(one.clue, clue))?.slots ?? [];
    if (slot === undefined) return this.ask(clue.to);
    this.#asked = null;
    this.#picked = { seat: clue.to, slot, acts: this.#acts };
  }

  /**
   * Does what was chosen: laid ready and committed in one go, it is stored as one, and the house
   * covers. What cannot be done is answered with why. Until it is stored nothing looks otherwise.
   */
  commit(move: HanabiMove): void {
    const { act, counsel, hand } = this.#scene();
    const why = counsel.whyNot(move);
    if (why !== null) return this.say(why);
    hand.plan.moves.forEach(() => act({ do: 'unstage' }));
    this.#done = this.#acts;
    act({ do: 'stage', move });
    act({ do: 'commit', close: false });
  }

  /** Gives a clue; one that points at nothing is said first, and given by another press. */
  give({ clue, slots, isLegal }: Offer, empty: string): void {
    if (isLegal && slots.length === 0 && this.said !== empty) this.say(empty);
    else this.commit(clue);
  }

  get #acts(): number {
    return this.view.acts.length;
  }

  readonly #isNow = ({ acts }: Since): boolean => acts === this.view.acts.length;
}
