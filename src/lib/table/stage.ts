import { failure, success, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/game.ts';
import { playMoves, type IllegalCommit } from './commit.ts';
import { withSeat, type Desk } from './desk.ts';

/** What a seat has laid ready in its hand, as only that seat may see it. */
export interface Plan<G extends GameTypes> {
  readonly moves: readonly G['move'][];
  /** The seat's view after the moves; null once they settle something, because nobody may see what comes of it before it is stored. */
  readonly view: G['view'] | null;
  /** The move that closes the visit by declining anything further, or null. */
  readonly closing: G['move'] | null;
}

/** The plan of `seat`, as far as it is still legal: somebody else may have acted since. */
export function planOf<G extends GameTypes>(desk: Desk<G>, seat: Seat): Plan<G> {
  const { game } = desk;
  const { moves, state } = playLegalPart(desk, desk.staged[seat] ?? []);
  if (moves.length > 0 && game.settles(desk.state, state))
    return { moves, view: null, closing: null };
  const spoken = game.spoken(state, seat);
  const closing = spoken?.kind === 'decline' ? game.toMove(spoken.code) : null;
  return { moves, view: game.view(state, seat), closing };
}

function playLegalPart<G extends GameTypes>(desk: Desk<G>, staged: readonly G['move'][]) {
  const played = playMoves(desk, staged);
  if (played.ok) return { moves: staged, state: played.value.state };
  return playLegalPart(desk, staged.slice(0, played.problem.at));
}

/** Why a further move cannot be laid ready. */
export type StageRefusal<G extends GameTypes> = IllegalCommit<G> | { readonly code: 'planSettled' };

/** Lays one more move ready. After a move that settles something there is none: the rest of the plan would rest on what nobody has seen. */
export function stage<G extends GameTypes>(
  desk: Desk<G>,
  seat: Seat,
  move: G['move'],
): Result<Desk<G>, StageRefusal<G>> {
  const plan = planOf(desk, seat);
  if (plan.view === null) return failure({ code: 'planSettled' });
  const moves = [...plan.moves, move];
  const played = playMoves(desk, moves);
  if (!played.ok) return played;
  return success({ ...desk, staged: withSeat(desk.staged, seat, moves) });
}

/** Takes back the last move of the plan as its owner sees it; null where nothing lies ready. */
export function unstage<G extends GameTypes>(desk: Desk<G>, seat: Seat): Desk<G> | null {
  const { moves } = planOf(desk, seat);
  if (moves.length === 0) return null;
  return { ...desk, staged: withSeat(desk.staged, seat, moves.slice(0, -1)) };
}
