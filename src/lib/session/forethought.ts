import { botSeats, type BotLevel, type Person } from '../core/people.ts';
import type { Random } from '../core/random.ts';
import type { Seat } from '../core/seats.ts';
import type { Advice, MoveRequest, PlayedTypes, Thinker } from '../games/contract/bot.ts';
import type { Kit } from '../games/contract/kit.ts';
import { lentIn, type Desk } from '../table/desk.ts';
import { dueOf } from '../table/due.ts';

/** What is needed to think for a game's computer players. */
interface Thinking<G extends PlayedTypes> {
  /** By seat. */
  readonly people: readonly Person[];
  readonly bots: Kit<G>['bots'];
  readonly random: Random;
}

/**
 * How long the strongest player thinks, with the pauses its worker makes: milliseconds. The others
 * answer at once.
 */
export const THINKING = 200;

/** A move that a computer player chose once, and all that it knew. */
export interface Chosen<G extends PlayedTypes> {
  readonly view: G['view'];
  readonly move: G['move'];
  readonly level: BotLevel;
}

/** A move a computer player has chosen, or is choosing, in one state of the game. */
interface Thought<G extends PlayedTypes> {
  readonly state: Desk<G>['state'];
  readonly seat: Seat;
  /** Null as long as it is thought about. */
  chosen: { readonly move: G['move'] | null } | null;
}

/**
 * Has the computer players of a game think while the table still shows what came before. Each gets
 * its seat's view, made here, and nothing else.
 */
export class Forethought<G extends PlayedTypes> {
  readonly #levels: readonly (BotLevel | undefined)[];
  readonly #bots: Kit<G>['bots'];
  readonly #random: Random;
  #loaded: Promise<Thinker<G>> | null = null;
  #thought: Thought<G> | null = null;
  /** How often in a row the computer players' code could not be fetched, or broke. */
  #failures = 0;
  #closed = false;

  /**
   * Fetches the computer players' code at once where one of them plays; else not before somebody
   * asks for advice.
   */
  constructor({ people, bots, random }: Thinking<G>) {
    this.#levels = people.map(({ bot }) => bot);
    this.#bots = bots;
    this.#random = random;
    if (botSeats(people).length > 0) void this.#ask(() => Promise.resolve(null));
  }

  /** Begins to think about the move that is due; what was thought about any other is dropped. */
  follow(desk: Desk<G>): void {
    const due = dueOf(desk);
    const seat = due.kind === 'bot' && !this.#closed ? due.seat : null;
    const { state } = desk;
    if (this.#thought && this.#thought.seat === seat && this.#thought.state === state) return;
    this.#drop();
    const level = seat === null ? null : this.#levelsAt(desk)[seat];
    if (seat === null || !level) return;
    const thought: Thought<G> = { state, seat, chosen: null };
    this.#thought = thought;
    const view = desk.game.view(state, seat);
    const request = this.#request(view, level, desk);
    void this.#ask((thinker) => thinker.think(request)).then((move) => {
      thought.chosen = { move };
      if (thought === this.#thought) this.#failures = move === null ? this.#failures + 1 : 0;
    });
  }

  /**
   * The move that is due, once it is chosen; null until then. Where nobody could be found to choose
   * it, it is begun anew.
   */
  moveFor(desk: Desk<G>): G['move'] | null {
    if (this.#thought?.state !== desk.state) return null;
    const { chosen } = this.#thought;
    if (chosen?.move === null) {
      this.#thought = null;
      this.follow(desk);
    }
    return chosen?.move ?? null;
  }

  /**
   * The computer players' code failed more than once in a row. One failure says little: a worker
   * that dies is replaced.
   */
  get isThinkerless(): boolean {
    return this.#failures > 1;
  }

  /**
   * What the strongest player would do as the viewer of `view`; null where nobody can be found to
   * say, or it is not wanted any more.
   */
  advise(view: G['view'], desk: Desk<G>): Promise<Advice<G> | null> {
    const request = this.#request(view, this.#bots.levels.at(-1)!, desk);
    return this.#ask((thinker) => thinker.advise(request));
  }

  /** What spoke for each of these moves; nothing for null, or where nobody can be found to say. */
  async reasons(moves: readonly (Chosen<G> | null)[]): Promise<readonly (readonly G['merit'][])[]> {
    if (moves.every((chosen) => chosen === null)) return [];
    const reasons = await this.#ask((thinker) =>
      Promise.resolve(
        moves.map((one) => (one ? thinker.meritsOf(one.view, one.move, one.level) : [])),
      ),
    );
    return reasons ?? [];
  }

  /** Nothing is thought about any more. */
  close(): void {
    this.#closed = true;
    this.#tell((thinker) => thinker.close());
    this.#thought = null;
  }

  async #ask<T>(what: (thinker: Thinker<G>) => Promise<T>): Promise<T | null> {
    this.#loaded ??= this.#bots.loadThinker();
    try {
      const thinker = await this.#loaded;
      return this.#closed ? null : await what(thinker);
    } catch {
      // The code could not be fetched, or broke. Next time it may do better.
      this.#tell((thinker) => thinker.close());
      this.#loaded = null;
      return null;
    }
  }

  /** Who plays how, as everybody was told. */
  #levelsAt({ seating }: Pick<Desk<G>, 'seating'>): MoveRequest<G['view']>['levels'] {
    const lent = new Map(lentIn(seating).map(({ seat, level }) => [seat, level]));
    return this.#levels.map((level, seat) => lent.get(seat) ?? level ?? null);
  }

  #request(view: G['view'], level: BotLevel, desk: Desk<G>): MoveRequest<G['view']> {
    return {
      level,
      view,
      levels: this.#levelsAt(desk),
      seed: this.#random.below(2 ** 31),
      milliseconds: THINKING,
    };
  }

  #drop(): void {
    if (this.#thought && !this.#thought.chosen) this.#tell((thinker) => thinker.drop());
    this.#thought = null;
  }

  #tell(what: (thinker: Thinker<G>) => void): void {
    this.#loaded?.then(what, () => undefined);
  }
}
