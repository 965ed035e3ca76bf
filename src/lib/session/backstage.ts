import { shuffle } from '../core/random.ts';
import type { Advice, PlayedTypes } from '../games/contract/bot.ts';
import type { StoredGame } from '../storage/games.ts';
import type { StorageProblem } from '../storage/problem.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { bareSeat } from '../table/desk.ts';
import { step, type Input } from '../table/step.ts';
import type { Environment } from './environment.ts';
import { Forethought, type Chosen } from './forethought.ts';
import type { OnGlass } from './on-glass.ts';
import {
  behindCover,
  canWaitForBot,
  isBotMove,
  keptShut,
  opensHand,
  unseenIn,
  type PendingStep,
} from './pending.ts';
import type { Picture } from './picture.svelte.ts';
import type { RestoredGame } from './restoring.ts';
import type { Steward } from './steward.ts';
import { Writer } from './writer.ts';

/**
 * The only place at run time that holds a whole game. Takes what people do, stores what comes of
 * it, and only then changes the picture. One thing happens at a time: what people do meanwhile does
 * not count, but for covering the glass.
 */
export class Backstage<G extends PlayedTypes> implements Steward<G> {
  readonly #onGlass: OnGlass<G>;
  readonly #saved: SavedGame;
  readonly #environment: Environment;
  readonly #writer: Writer<G>;
  readonly #forethought: Forethought<G>;
  #next: PendingStep<G> | null = null;
  #work: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(
    { kit, saved, desk, journal }: RestoredGame<G>,
    { environment, onGlass }: { environment: Environment; onGlass: OnGlass<G> },
  ) {
    this.#saved = saved;
    this.#environment = environment;
    this.#writer = new Writer(kit, environment, journal.length);
    this.#onGlass = onGlass;
    this.#forethought = new Forethought({
      people: saved.people,
      bots: kit.bots,
      random: environment.random,
    });
    this.#forethought.follow(desk);
  }

  get #picture(): Picture<G> {
    return this.#onGlass.picture;
  }

  soFar = (): StoredGame => ({ game: this.#saved, entries: [...this.#onGlass.journal] });

  /** Something to be done. It does not count while busy, or where the table refuses it. */
  take(input: Input<G>): void {
    if (this.#isBusy()) return this.#meanwhile(input);
    const taken = step(this.#onGlass.desk, input);
    if (!taken.ok) return;
    const { desk, entries } = taken.value;
    if (entries.length > 0) this.#begin({ desk, entries });
    else if (this.#onGlass.leavesHand(desk)) this.#goOn({ desk, entries });
    else if (input.do === 'stage' || input.do === 'unstage') this.#onGlass.showPlan(desk);
    else this.#show({ desk, entries });
  }

  deal = (): void => {
    const { game, state, past } = this.#onGlass.desk;
    const cards = this.#isBusy() ? null : game.dealDue(state);
    if (!cards) return;
    const again = this.#saved.deals?.[past.filter(({ kind }) => kind === 'deal').length];
    const fits = again !== undefined && game.explainDeal(state, again) === null;
    const order = fits ? [...again] : shuffle([...cards], this.#environment.random);
    this.take({ do: 'deal', order });
  };

  playBot = (): void => {
    const move = this.#isBusy() ? null : this.#forethought.moveFor(this.#onGlass.desk);
    this.#picture.show({ thinkerless: this.#forethought.isThinkerless });
    if (move) this.take({ do: 'bot', move });
  };

  advise = async (): Promise<Advice<G> | null> => {
    const { hand } = this.#picture;
    const view = hand && (hand.plan.view ?? hand.view);
    const advice = view && (await this.#forethought.advise(view, this.#onGlass.desk));
    return this.#picture.hand?.view === hand?.view ? advice : null;
  };

  /** What spoke for what computer players did; nothing where they did nothing, or none can say. */
  reasons(moves: readonly (Chosen<G> | null)[]): Promise<readonly (readonly G['merit'][])[]> {
    return this.#forethought.reasons(moves);
  }

  /** Nothing is told to an empty chair; the log has it. */
  cover = (): void => {
    this.#hide();
    // Somebody alone has it still before them when they look again.
    if (this.#picture.hand) return;
    if (this.#next) this.#next = { ...this.#next, silent: true };
    this.allTold();
  };

  /** Whoever pressed for the hand that is about to open has gone on. */
  keepShut = (): void => {
    if (this.#next && this.#isOpening())
      this.#next = { ...this.#next, desk: keptShut(this.#next.desk, this.#onGlass.desk) };
  };

  allTold = (): void => {
    this.#picture.show({ telling: [] });
  };

  retry = (): void => {
    if (this.#picture.trouble && this.#next && !this.#isOut())
      this.#begin(this.#next, this.soFar());
  };

  lose = (): void => {
    this.#picture.show({ lost: true, trouble: null });
    this.cover();
  };

  whenStable = (): Promise<void> => this.#work;

  close = async (): Promise<void> => {
    if (this.#closed) return this.#work;
    this.#closed = true;
    this.#forethought.close();
    try {
      this.cover();
    } finally {
      this.#work = this.#work.finally(() => this.#environment.leave());
    }
    await this.#work;
  };

  /**
   * While something else happens, or cannot be stored, a hand can still be covered by its owner,
   * and one that is about to open can be left shut.
   */
  #meanwhile(input: Input<G>): void {
    if (input.do === 'layDown' && this.#onGlass.isBare) this.#hide();
    if (input.do === 'showTable' && this.#isOpening() && this.#onGlass.turnToTable())
      this.keepShut();
    // People choose and play while computer players do: nothing may be lost to that.
    if (this.#picture.trouble || this.#isOut() || !this.#next || !isBotMove(this.#next)) return;
    if (canWaitForBot(input.do, this.#picture.hand !== null))
      void this.#work.then(this.#afterwards(input));
  }

  /**
   * Does something once it can be done. What a commit was to play must lie ready still, or nothing
   * but the answer that no more comes would be left of it.
   */
  #afterwards(input: Input<G>): () => void {
    const ready = this.#onGlass.readyMoves;
    return () => {
      const left = this.#onGlass.readyMoves;
      if (input.do !== 'commit' || ready.every((move) => left.includes(move))) this.take(input);
    };
  }

  /** What is being stored, or could not be, would open a hand that is shut still. */
  #isOpening = (): boolean => this.#next !== null && !this.#onGlass.isBare && opensHand(this.#next);

  /** Covers the glass; what is being stored comes out behind the cover. */
  #hide(): void {
    const before = this.#onGlass.desk;
    this.#onGlass.cover({ keepsCurtain: this.#next !== null });
    if (this.#next) this.#next = { ...this.#next, desk: behindCover(this.#next.desk, before) };
  }

  #isOut = (): boolean => this.#closed || this.#picture.lost;

  #isBusy = (): boolean => this.#next !== null || this.#isOut();

  #begin(next: PendingStep<G>, whole?: StoredGame): void {
    this.#next = next;
    this.#picture.show({ storing: true, trouble: null });
    this.#work = this.#store(next, whole);
  }

  async #store(next: PendingStep<G>, whole?: StoredGame): Promise<void> {
    const written = await this.#writer.write(next, whole);
    const unseen = written.ok && this.#next ? unseenIn(this.#next.desk, next.desk) : [];
    if (this.#next && unseen.length > 0) {
      this.#onGlass.journal.push(...next.entries);
      this.#next = { ...this.#next, entries: unseen };
      return this.#store(this.#next);
    }
    this.#picture.show({ storing: false });
    if (written.ok) await this.#turn();
    else if (written.problem.code === 'taken') this.lose();
    else this.#fail(written.problem);
  }

  /** Nothing has happened. A hand that was about to open needs a new press: not "try again". */
  #fail(trouble: StorageProblem): void {
    const { lost } = this.#picture;
    if (this.#next && !this.#onGlass.isBare && bareSeat(this.#next.desk) !== null)
      this.#next = { ...this.#next, desk: behindCover(this.#next.desk, this.#onGlass.desk) };
    if (!lost) this.#picture.show({ trouble });
  }

  #goOn(next: PendingStep<G>): void {
    this.#next = next;
    this.#work = this.#turn();
  }

  /** Shows what comes next; behind a curtain where that leaves an open hand. */
  async #turn(): Promise<void> {
    if (this.#next && this.#onGlass.leavesHand(this.#next.desk)) {
      this.#onGlass.drawCurtain();
      await this.#environment.painted();
    }
    const next = this.#next;
    this.#next = null;
    if (next) this.#show(next);
  }

  #show(next: PendingStep<G>): void {
    this.#onGlass.show(next);
    this.#forethought.follow(next.desk);
  }
}
