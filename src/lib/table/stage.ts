import { failure, success, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import { declineOf } from './by-word.ts';
import { playMoves, type IllegalCommit } from './commit.ts';
import { seatsOf, soloOf, withSeat, type Desk } from './desk.ts';
import type { Plan } from './public.ts';

/**
 * What a seat has laid ready in its hand, as far as it is still legal: somebody else may have acted
 * since.
 */
interface Ready<G extends GameTypes> {
  readonly moves: readonly G['move'][];
  /** The state after them. Once they settle something nobody may see it, the owner included. */
  readonly state: G['state'];
  readonly settles: boolean;
  /** The move that closes the visit by declining anything further, or null. */
  readonly closing: G['move'] | null;
  /**
   * What lies ready to lead with once nobody else has added anything, and where that leads; null
   * where its owner would not lead, or where nobody can foresee what comes before.
   */
  readonly next: Pick<Ready<G>, 'moves' | 'state'> | null;
}

/** The plan of `seat`. */
export function planOf<G extends GameTypes>(desk: Desk<G>, seat: Seat): Plan<G> {
  const { moves, state, settles, closing, next } = readyOf(desk, seat);
  const seen = (then: G['state']): G['view'] => desk.game.view(then, seat);
  const lead = next && { moves: next.moves, view: seen(next.state) };
  return { moves, closing, view: settles ? null : seen(state), lead };
}

/** What lies ready in a hand, and where it leads. */
export function readyOf<G extends GameTypes>(desk: Desk<G>, seat: Seat): Ready<G> {
  const { game } = desk;
  const { moves, state } = playLegalPart(desk, desk.staged[seat] ?? []);
  const settles = moves.length > 0 && game.settles(desk.state, state);
  const closing = settles ? null : declineOf(game, state, seat);
  const then = settles ? null : unopposed(desk, seat, state);
  const lead = desk.lead?.seat === seat ? desk.lead.moves : [];
  const next = then && playLegalPart({ game, state: then }, lead);
  return { moves, state, settles, closing, next };
}

/**
 * The state in which a seat leads, once everybody else has declined; null where it does not, or
 * where nobody can foresee that. Somebody alone need not lay anything ready: their hand stays open.
 */
function unopposed<G extends GameTypes>(desk: Desk<G>, seat: Seat, before: G['state']) {
  const { game } = desk;
  if (soloOf(desk) !== null) return null;
  const state = game.clone(before);
  while (!game.settles(before, state)) {
    const others = seatsOf(desk).filter((other) => other !== seat);
    const decline = others.map((other) => declineOf(game, state, other)).find((move) => move);
    if (!decline) return null;
    game.play(state, game.toCode(decline));
  }
  return game.isForeseen(before, state) && game.turn(state) === seat ? state : null;
}

function playLegalPart<G extends GameTypes>(
  desk: Pick<Desk<G>, 'game' | 'state'>,
  staged: readonly G['move'][],
) {
  const played = playMoves(desk, staged);
  if (played.ok) return { moves: staged, state: played.value.state };
  return playLegalPart(desk, staged.slice(0, played.problem.at));
}

/** Why a further move cannot be laid ready. */
export type StageRefusal<G extends GameTypes> = IllegalCommit<G> | { readonly code: 'planSettled' };

/**
 * Lays one more move ready, or one to lead with behind them. After a move that settles something
 * there is none: the rest of the plan would rest on what nobody has seen.
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
  if (played.ok) return success({ ...desk, staged: withSeat(desk.staged, seat, moves) });
  if (!ready.next) return played;
  const led = playMoves({ game: desk.game, state: ready.next.state }, [move]);
  if (!led.ok) return led;
  return success({ ...desk, lead: { seat, moves: [...ready.next.moves, move], said: false } });
}

/** Takes back the last move of the plan as its owner sees it; null where nothing lies ready. */
export function unstage<G extends GameTypes>(desk: Desk<G>, seat: Seat): Desk<G> | null {
  const { moves, next } = readyOf(desk, seat);
  if (next && next.moves.length > 0)
    return { ...desk, lead: { seat, moves: next.moves.slice(0, -1), said: false } };
  if (moves.length === 0) return null;
  return { ...desk, staged: withSeat(desk.staged, seat, moves.slice(0, -1)) };
}
