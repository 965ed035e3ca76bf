import { failure, success, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import { declineOf } from './by-word.ts';
import { playMoves, type IllegalCommit } from './commit.ts';
import { withSeat, type Desk } from './desk.ts';

/**
 * What a seat has laid ready in its hand, as far as it is still legal: somebody else may have acted
 * since.
 */
interface Ready<G extends GameTypes> {
  readonly moves: readonly G['move'][];
  /** Where they lead. A secret once they settle something. */
  readonly state: G['state'];
  readonly settles: boolean;
  /** The move that closes the visit by declining anything further, or null. */
  readonly closing: G['move'] | null;
}

/** A seat's plan, as only that seat may see it. */
export interface Plan<G extends GameTypes> extends Pick<Ready<G>, 'moves' | 'closing'> {
  /**
   * The seat's view after the moves; null once they settle something, because nobody may see what
   * comes of it before it is stored.
   */
  readonly view: G['view'] | null;
}

/** The plan of `seat`. */
export function planOf<G extends GameTypes>(desk: Desk<G>, seat: Seat): Plan<G> {
  const { moves, state, settles, closing } = readyOf(desk, seat);
  return { moves, closing, view: settles ? null : desk.game.view(state, seat) };
}

/** What lies ready in a hand, and where it leads. */
export function readyOf<G extends GameTypes>(desk: Desk<G>, seat: Seat): Ready<G> {
  const { game } = desk;
  const { moves, state } = playLegalPart(desk, desk.staged[seat] ?? []);
  const settles = moves.length > 0 && game.settles(desk.state, state);
  const closing = settles ? null : declineOf(game, state, seat);
  return { moves, state, settles, closing };
}

function playLegalPart<G extends GameTypes>(desk: Desk<G>, staged: readonly G['move'][]) {
  const played = playMoves(desk, staged);
  if (played.ok) return { moves: staged, state: played.value.state };
  return playLegalPart(desk, staged.slice(0, played.problem.at));
}

/** Why a further move cannot be laid ready. */
export type StageRefusal<G extends GameTypes> = IllegalCommit<G> | { readonly code: 'planSettled' };

/**
 * Lays one more move ready. After a move that settles something there is none: the rest of the plan
 * would rest on what nobody has seen.
 */
export function stage<G extends GameTypes>(
  desk: Desk<G>,
  seat: Seat,
  move: G['move'],
): Result<Desk<G>, StageRefusal<G>> {
  const ready = readyOf(desk, seat);
  if (ready.settles) return failure({ code: 'planSettled' });
  const moves = [...ready.moves, move];
  const played = playMoves(desk, moves);
  if (!played.ok) return played;
  return success({ ...desk, staged: withSeat(desk.staged, seat, moves) });
}

/** Takes back the last move of the plan as its owner sees it; null where nothing lies ready. */
export function unstage<G extends GameTypes>(desk: Desk<G>, seat: Seat): Desk<G> | null {
  const { moves } = readyOf(desk, seat);
  if (moves.length === 0) return null;
  return { ...desk, staged: withSeat(desk.staged, seat, moves.slice(0, -1)) };
}
