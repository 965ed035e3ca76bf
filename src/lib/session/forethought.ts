import type { BlazeThinker } from '../games/blaze/bots/thinker.ts';
import type { MoveRequest } from '../games/contract/bot.ts';
import { botSeats, type BotLevel, type Person } from '../core/people.ts';
import type { Random } from '../core/random.ts';
import type { Seat } from '../core/seats.ts';
import type { Blaze } from '../games/blaze/rules/index.ts';
import type { Advice } from '../games/blaze/bots/merits.ts';
import type { BlazeMove } from '../games/blaze/rules/moves.ts';
import type { BlazeView } from '../games/blaze/rules/view.ts';
import type { Desk } from '../table/desk.ts';
import { dueOf } from '../table/due.ts';

/** What of a thinker a live game needs. */
export type Thinker = Pick<BlazeThinker, 'think' | 'advise' | 'drop' | 'close'>;

/** How long the strongest player thinks, the rests of its worker included: milliseconds. The others need none of it. */
export const THINKING = 200;

/** A move a computer player has chosen, or is choosing, in one state of the game. */
interface Thought {
  readonly state: Desk<Blaze>['state'];
  readonly seat: Seat;
  /** Null as long as it is thought about. */
  chosen: { readonly move: BlazeMove | null } | null;
}

/** Has the computer players of a game think while the table still shows what came before. Each gets its seat's view, made here, and nothing else. */
export class Forethought {
  readonly #levels: readonly (BotLevel | undefined)[];
  readonly #load: () => Promise<Thinker>;
  readonly #random: Random;
  #loaded: Promise<Thinker> | null = null;
  #thought: Thought | null = null;
  #closed = false;

  /** `load` brings the code of the computer players: at once where any sit down, else when somebody asks for advice. */
  constructor(people: readonly Person[], load: () => Promise<Thinker>, random: Random) {
    this.#levels = people.map(({ bot }) => bot);
    this.#load = load;
    this.#random = random;
    if (botSeats(people).length > 0) void this.#ask(() => Promise.resolve(null));
  }

  /** Begins to think about the move that is due; what was thought about any other is dropped. */
  follow(desk: Desk<Blaze>): void {
    const due = dueOf(desk);
    const seat = due.kind === 'bot' && !this.#closed ? due.seat : null;
    const { state } = desk;
    if (this.#thought && this.#thought.seat === seat && this.#thought.state === state) return;
    this.#drop();
    const level = seat === null ? undefined : this.#levels[seat];
    if (seat === null || level === undefined) return;
    const thought: Thought = { state, seat, chosen: null };
    this.#thought = thought;
    const view = desk.game.view(state, seat);
    void this.#ask((thinker) => thinker.think(this.#request(view, level))).then((move) => {
      thought.chosen = { move };
    });
  }

  /** The move that is due, once it is chosen; null until then. Where nobody could be found to choose it, it is begun anew. */
  moveFor(desk: Desk<Blaze>): BlazeMove | null {
    if (this.#thought?.state !== desk.state) return null;
    const { chosen } = this.#thought;
    if (chosen?.move === null) {
      this.#thought = null;
      this.follow(desk);
    }
    return chosen?.move ?? null;
  }

  /** What the strongest player would do as the viewer of `view`; null where nobody can be found to say, or it is not wanted any more. */
  advise = (view: BlazeView): Promise<Advice | null> =>
    this.#ask((thinker) => thinker.advise(this.#request(view, 'bonfire')));

  /** Nothing is thought about any more. */
  close(): void {
    this.#closed = true;
    this.#tell((thinker) => thinker.close());
    this.#thought = null;
  }

  async #ask<T>(what: (thinker: Thinker) => Promise<T>): Promise<T | null> {
    this.#loaded ??= this.#load();
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

  #request = (view: BlazeView, level: BotLevel): MoveRequest<BlazeView> => ({
    level,
    view,
    seed: this.#random.below(2 ** 31),
    milliseconds: THINKING,
  });

  #drop(): void {
    if (this.#thought && !this.#thought.chosen) this.#tell((thinker) => thinker.drop());
    this.#thought = null;
  }

  #tell(what: (thinker: Thinker) => void): void {
    this.#loaded?.then(what, () => undefined);
  }
}
