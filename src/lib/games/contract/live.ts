import { failure, success, type Result } from '../../core/result.ts';
import type { Seat } from '../../core/seats.ts';
import type { Deal, DealRefusal, Game, GameTypes, SeatMove } from './rules.ts';

/** The state after `move`, or why it is refused; `state` itself stays as it is. */
export function after<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  move: G['move'] | Deal,
): Result<G['state'], G['refusal'] | DealRefusal> {
  const refusal = refusalOf(game, state, move);
  if (refusal) return failure(refusal);
  const next = game.clone(state);
  apply(game, next, move);
  return success(next);
}

/** Why a move or a deal cannot be made now, or null. */
export const refusalOf = <G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  move: G['move'] | Deal,
): G['refusal'] | DealRefusal | null =>
  isDeal(move) ? game.explainDeal(state, move.order) : game.explain(state, move);

/** Makes a move or a deal in place; `refusalOf` must have nothing against it. */
export function apply<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  move: G['move'] | Deal,
): void {
  if (isDeal(move)) game.deal(state, move.order);
  else game.play(state, game.toCode(move));
}

/** Whether a move is one of chance. */
export const isDeal = (move: { readonly do: string }): move is Deal => move.do === 'deal';

/** Whether two moves are one and the same: the words of a record lie flat in them. */
export function isSameMove(one: SeatMove, other: SeatMove): boolean {
  const [a, b] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return a.length === b.size && a.every(([key, value]) => b.get(key) === value);
}

/** A seat's legal moves as objects, as the rules of one game have them. */
export type LegalMoves<G extends Pick<GameTypes, 'state' | 'move'>> = (
  state: G['state'],
  seat: Seat,
) => readonly G['move'][];

/** The same of any game. */
export function legalMoves<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
): ReturnType<LegalMoves<G>> {
  const codes = new Int32Array(game.mostMoves);
  return Array.from(codes.subarray(0, game.legal(state, seat, codes)), (code) => game.toMove(code));
}
