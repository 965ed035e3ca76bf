import { BOT_LEVELS, type BotLevel } from '../core/people.ts';
import { failure, success, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { Deal, GameTypes, SeatMove } from '../games/contract/rules.ts';
import { isDeal } from '../games/contract/live.ts';
import type { Commit } from './desk.ts';
import { WAYS, type Way } from '../core/way.ts';

/**
 * One line of a saved game, in the order things happened. Replaying the lines gives back everything
 * about a desk but what is on the glass, what lies ready uncommitted in a hand, and a request to
 * undo that waits for consent.
 */
export type Entry<G extends GameTypes> =
  | ({
      readonly do: 'commit';
      /**
       * Whose hand stayed open while it happened and after, so that this seat has seen what came of
       * it.
       */
      readonly watched: Seat | null;
    } & Commit<G>)
  /**
   * A seat opened its hand, and has seen it as it stands; with `commits` its hand stayed shut after
   * all, and it has seen what came of so many of them.
   */
  | { readonly do: 'looked'; readonly seat: Seat; readonly commits?: number | undefined }
  /** The hand of a seat was shown to the others. */
  | { readonly do: 'shown'; readonly seat: Seat }
  /** The game is over, and its log has told what was secret. */
  | { readonly do: 'toldAll' }
  /** A seat has said that it will play, or no longer. */
  | { readonly do: 'want'; readonly seat: Seat; readonly on: boolean }
  /** A seat stands out of this challenge, or no longer. */
  | { readonly do: 'standOut'; readonly seat: Seat; readonly on: boolean }
  /** Everything from commit `to` on is undone. */
  | {
      readonly do: 'undo';
      readonly to: number;
      readonly by: Seat | null;
      readonly agreed: readonly Seat[];
    }
  /** A computer player of that level plays a seat from now on; null: its owner does again. */
  | { readonly do: 'seat'; readonly seat: Seat; readonly bot: BotLevel | null }
  | { readonly do: 'way'; readonly way: Way };

/**
 * The journal of a game of which only the moves are known: each is a commit of its own, watched by
 * nobody.
 */
export const journalOf = (moves: readonly (SeatMove | Deal)[]): readonly Entry<GameTypes>[] =>
  moves.map((move) => ({
    do: 'commit',
    watched: null,
    kind: isDeal(move) ? 'deal' : 'visit',
    by: isDeal(move) ? null : move.seat,
    moves: [move],
  }));

/**
 * The moves of the commits that stand, commit by commit, or the place of the first line that is
 * none. Looks at the shape of the lines only, and at no move: a journal from outside says what it
 * likes.
 */
export function standingMoves(
  journal: readonly unknown[],
): Result<readonly (readonly unknown[])[], { readonly at: number }> {
  const standing: (readonly unknown[])[] = [];
  for (const [at, line] of journal.entries()) {
    const { do: what, moves, to } = partsOf(line);
    if (what === 'commit' && Array.isArray(moves)) standing.push(moves);
    else if (what === 'undo' && isPlace(to, standing)) standing.length = to;
    else if (!MARKS.includes(what)) return failure({ at });
  }
  return success(standing);
}

/** Who has each seat that is lent at the end of a journal, as `standingMoves` looks at it. */
export function lentAtEnd(journal: readonly unknown[]): ReadonlyMap<Seat, BotLevel> {
  const lent = new Map<Seat, BotLevel>();
  for (const line of journal) {
    const { do: what, seat, bot } = partsOf(line);
    if (what !== 'seat' || typeof seat !== 'number') continue;
    const level = BOT_LEVELS.find((one) => one === bot);
    if (level) lent.set(seat, level);
    else lent.delete(seat);
  }
  return lent;
}

/** How the device goes round at the end of a journal; null where it goes as it began. */
export function wayAtEnd(journal: readonly unknown[]): Way | null {
  const line = journal.findLast((one) => partsOf(one)['do'] === 'way');
  return WAYS.find((way) => way === partsOf(line)['way']) ?? null;
}

/** What a line says, if it says anything. */
const partsOf = (line: unknown) => (line ?? {}) as Readonly<Record<string, unknown>>;

/** Lines that change no move. */
const MARKS: readonly unknown[] = [
  'looked',
  'shown',
  'toldAll',
  'want',
  'standOut',
  'seat',
  'way',
] satisfies Entry<GameTypes>['do'][];

const isPlace = (value: unknown, list: readonly unknown[]): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < list.length;
