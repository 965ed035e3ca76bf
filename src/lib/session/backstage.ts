import type { Person } from '../core/people.ts';
import type { Blaze } from '../games/blaze/rules/index.ts';
import type { Advice } from '../games/blaze/bots/merits.ts';
import type { StorageProblem } from '../storage/problem.ts';
import { openSeat, type Desk } from '../table/desk.ts';
import type { Entry } from '../table/journal.ts';
import { promptOf } from '../table/prompt.ts';
import { step, type Input } from '../table/step.ts';
import { drawOrder } from './dealing.ts';
import { Forethought } from './forethought.ts';
import { glanceOf } from './glance.ts';
import { CURTAIN, hidden, keptShut, unseen } from './hiding.ts';
import type { Edge } from './keeper.ts';
import { keepsItsSense } from './meanwhile.ts';
import { handAfter } from './open-hand.ts';
import { Picture } from './picture.svelte.ts';
import { firstPicture, pictureAfter } from './showing.ts';
import { Writer } from './writer.ts';

/** A game as its journal has left it. */
export interface Restored {
  /** By seat. */
  readonly people: readonly Person[];
  /** The desk before the first entry. */
  readonly start: Desk<Blaze>;
  readonly desk: Desk<Blaze>;
  readonly journal: readonly Entry<Blaze>[];
}

/** Where a step leads that has begun and is not on the glass yet. */
interface Next {
  readonly desk: Desk<Blaze>;
  /** What is stored, or being stored, to get there. */
  readonly entries: readonly Entry<Blaze>[];
  /** The glass was covered meanwhile: what comes of it is told to nobody. */
  readonly silent?: boolean;
}

/**
 * The only place at run time that holds a whole game. Takes what people do, stores what comes of it, and only then changes the picture. One thing
 * happens at a time: what people do meanwhile does not count, but for covering the glass.
 */
export class Backstage {
  readonly picture: Picture<Blaze>;
  readonly journal: Entry<Blaze>[];
  readonly #edge: Edge;
  readonly #writer: Writer;
  readonly #forethought: Forethought;
  #desk: Desk<Blaze>;
  #next: Next | null = null;
  #work: Promise<void> = Promise.resolve();
  #closed = false;

  constructor({ desk, journal, people }: Restored, edge: Edge) {
    this.#edge = edge;
    this.#desk = desk;
    this.journal = [...journal];
    this.#writer = new Writer(edge.keeper, journal.length);
    this.picture = new Picture(firstPicture(desk, journal.length));
    this.#forethought = new Forethought(people, () => edge.loadThinker(), edge.random);
    this.#forethought.follow(desk);
  }

  /** The desk as the picture shows it. */
  get desk(): Desk<Blaze> {
    return this.#desk;
  }

  /** Something people do. It does not count while something else is happening, or when the table refuses it. */
  take(input: Input<Blaze>): void {
    if (this.#isBusy()) return this.#meanwhile(input);
    const taken = step(this.#desk, input);
    if (!taken.ok) return;
    const { desk, entries } = taken.value;
    if (entries.length > 0) this.#begin({ desk, entries });
    else if (this.#leavesHand(desk)) this.#goOn({ desk, entries });
    else if (input.do === 'stage' || input.do === 'unstage') this.#showPlan(desk);
    else this.#show({ desk, entries });
  }

  /** Chance deals what is due. */
  deal(): void {
    const order = this.#isBusy() ? null : drawOrder(this.#desk, this.#edge.random);
    if (order) this.take({ do: 'deal', order });
  }

  /** The computer player whose turn it is plays, if it has made up its mind. */
  playBot(): void {
    const move = this.#isBusy() ? null : this.#forethought.moveFor(this.#desk);
    if (move) this.take({ do: 'bot', move });
  }

  /** What the strongest computer player would do as the owner of the open hand, after what lies ready; null where nobody can say, or the hand has changed meanwhile. */
  async advise(): Promise<Advice | null> {
    const { hand } = this.picture;
    const advice = hand && (await this.#forethought.advise(hand.plan.view ?? hand.view));
    return this.picture.hand?.view === hand?.view ? advice : null;
  }

  /** Whether the glass is dark for a moment only: between a hand and what comes after it. */
  get isCurtain(): boolean {
    return this.picture.glass === CURTAIN;
  }

  /** Hides whatever is on the glass, at once, and keeps it covered. Nothing is told to an empty chair; the log keeps it. */
  cover(): void {
    this.#hide();
    // Somebody alone has it still before them when they look again.
    if (this.picture.hand) return;
    if (this.#next) this.#next = { ...this.#next, silent: true };
    this.told();
  }

  /** A hand that is about to open does not: whoever pressed for it has gone on to something else. */
  keepShut(): void {
    if (this.#next && this.#isOpening())
      this.#next = { ...this.#next, desk: keptShut(this.#next.desk, this.#desk) };
  }

  /** Everything there was to tell has been shown. */
  told(): void {
    this.picture.show({ telling: [] });
  }

  /** After trouble: stores the very same once more. */
  retry(): void {
    if (this.picture.trouble && this.#next && !this.#isOut()) this.#begin(this.#next);
  }

  /** The game goes on in another tab: nothing is written here any more. */
  lose(): void {
    this.picture.show({ lost: true, trouble: null });
    this.cover();
  }

  /** Resolves once nothing is under way. */
  settled(): Promise<void> {
    return this.#work;
  }

  /** Covers, ends what is under way, takes nothing more, and lets go of the game. */
  async close(): Promise<void> {
    if (this.#closed) return this.#work;
    this.#closed = true;
    this.#forethought.close();
    this.cover();
    this.#work = this.#work.finally(() => this.#edge.leave());
    await this.#work;
  }

  /** While something else happens, or cannot be stored, a hand can still be covered by its owner, and one that is about to open can be left shut. */
  #meanwhile(input: Input<Blaze>): void {
    if (input.do === 'layDown' && this.picture.hand) this.#hide();
    if (input.do === 'showTable' && this.#isOpening()) this.#turnAway();
    // People choose and play while computer players do: nothing may be lost to that.
    if (this.picture.trouble || this.#isOut() || !this.#storesBot()) return;
    if (keepsItsSense(input, this.picture.hand !== null))
      void this.#work.then(this.#afterwards(input));
  }

  /** Does something once it can be done. What a commit was to play must lie ready still, or nothing but the answer that no more comes would be left of it. */
  #afterwards(input: Input<Blaze>): () => void {
    const ready = this.#readyMoves();
    return () => {
      const left = this.#readyMoves();
      if (input.do !== 'commit' || ready.every((move) => left.includes(move))) this.take(input);
    };
  }

  #readyMoves = (): readonly string[] =>
    (this.picture.hand?.plan.moves ?? []).map((move) => JSON.stringify(move));

  #storesBot = (): boolean =>
    this.#next?.entries.some((entry) => entry.do === 'commit' && entry.kind === 'bot') ?? false;

  /** What is being stored, or could not be, would open a hand that is shut still. */
  #isOpening(): boolean {
    if (!this.#next || this.picture.hand) return false;
    const { desk, entries } = this.#next;
    return openSeat(desk) !== null && entries.some((entry) => entry.do === 'looked');
  }

  /** From the cover to the table at once, and no hand opens. */
  #turnAway(): void {
    const turned = step(this.#desk, { do: 'showTable' });
    if (!turned.ok) return;
    this.#desk = turned.value.desk;
    this.keepShut();
    const { glass } = this.#desk;
    this.picture.show({ glass, prompt: promptOf(this.#desk) });
  }

  /** Covers the glass; what is being stored comes out behind the cover. */
  #hide(): void {
    const isDrawn = this.#next !== null && this.isCurtain;
    const before = this.#desk;
    this.#desk = hidden(before);
    if (this.#next) this.#next = { ...this.#next, desk: unseen(this.#next.desk, before) };
    const glass = isDrawn ? CURTAIN : this.#desk.glass;
    // A person alone keeps their hand open.
    const hand = openSeat(this.#desk) === null ? null : this.picture.hand;
    this.picture.show({ hand, glass, prompt: { ...promptOf(this.#desk), glass } });
  }

  #isOut = (): boolean => this.#closed || this.picture.lost;

  #isBusy = (): boolean => this.#next !== null || this.#isOut();

  #begin(next: Next): void {
    this.#next = next;
    this.picture.show({ storing: true, trouble: null });
    this.#work = this.#store(next);
  }

  async #store({ desk, entries }: Next): Promise<void> {
    const glance = glanceOf(desk, this.#edge.now());
    const written = await this.#writer.write({ entries, glance });
    this.picture.show({ storing: false });
    if (written.ok) await this.#turn();
    else if (written.problem.code === 'taken') this.lose();
    else this.#fail(written.problem);
  }

  /** Nothing has happened. A hand that was about to open needs a new press: a tap on "try again" must not open it. */
  #fail(trouble: StorageProblem): void {
    const { hand, lost } = this.picture;
    if (this.#next && !hand && openSeat(this.#next.desk) !== null)
      this.#next = { ...this.#next, desk: unseen(this.#next.desk, this.#desk) };
    if (!lost) this.picture.show({ trouble });
  }

  #goOn(next: Next): void {
    this.#next = next;
    this.#work = this.#turn();
  }

  /** Shows what comes next; behind a curtain where that leaves an open hand. */
  async #turn(): Promise<void> {
    if (this.#next && this.#leavesHand(this.#next.desk)) {
      const prompt = { ...this.picture.prompt, glass: CURTAIN };
      this.picture.show({ hand: null, glass: CURTAIN, prompt });
      await this.#edge.painted();
    }
    const next = this.#next;
    this.#next = null;
    if (next) this.#show(next);
  }

  #leavesHand(desk: Desk<Blaze>): boolean {
    const { hand } = this.picture;
    return hand !== null && hand.seat !== openSeat(desk);
  }

  /** A plan changes nothing but itself. */
  #showPlan(desk: Desk<Blaze>): void {
    const hand = handAfter({ before: this.#desk, after: desk, hand: this.picture.hand });
    this.#desk = desk;
    this.picture.show({ hand });
  }

  #show({ desk, entries, silent = false }: Next): void {
    const before = this.#desk;
    this.#desk = desk;
    this.journal.push(...entries);
    const changed = pictureAfter({ before, after: desk, picture: this.picture });
    const telling = silent ? [] : changed.telling;
    this.picture.show({ ...changed, telling, written: this.journal.length });
    this.#forethought.follow(desk);
  }
}
