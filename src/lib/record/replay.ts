import { failure, success, type Result } from '../core/result.ts';
import type { AnyGame, Deal, EngineState, SeatMove } from '../games/contract/rules.ts';
import { apply, isDeal } from '../games/contract/live.ts';
import { dealSchema } from './deal.ts';
import type { RecordHead, RecordMove } from './format.ts';
import type { MoveFault, MoveProblem, Path, ShapeProblem } from './problem.ts';
import { checkObject, isObject } from './shape.ts';

/** A record whose head is sound and whose moves nobody has looked at yet. */
export interface UnplayedRecord {
  readonly game: AnyGame;
  readonly head: RecordHead;
  readonly moves: readonly unknown[];
}

/** A move that was played, and the game as it stands after it. */
export interface PlayedMove {
  /** The place of the move among the moves; -1 for the start. */
  readonly number: number;
  /** The move in the game's own words; null for the start. */
  readonly move: RecordMove | null;
  readonly state: EngineState;
}

/**
 * Plays a record: gives the start, then each move once it is played. The first bad move is the last
 * thing it gives; moves behind it are not looked at, so that a malformed one never hides an illegal
 * one before it. There is one state for them all, changed with every step: whoever keeps a step
 * clones its state.
 */
export function* walk({
  game,
  head,
  moves,
}: UnplayedRecord): Generator<Result<PlayedMove, MoveFault>, void> {
  const { options, seats, first } = head;
  const state = game.start({ options, players: seats.length, first });
  yield success({ number: -1, move: null, state });
  for (const [number, value] of moves.entries()) {
    const move = playOne(game, state, value, ['moves', number]);
    if (!move.ok) return yield failure({ move: number, problem: move.problem });
    yield success({ number, move: move.value, state });
  }
}

/**
 * Plays the move that `value` holds and returns it in the game's own words; a bad one leaves the
 * state as it was.
 */
function playOne(
  game: AnyGame,
  state: EngineState,
  value: unknown,
  path: Path,
): Result<RecordMove, MoveProblem> {
  if (game.outcome(state).over) return failure({ code: 'afterEnd' });
  const shaped = readMove(game, value, path);
  if (!shaped.ok) return shaped;
  const move = shaped.value;
  const problem = isDeal(move) ? dealProblem(game, state, move) : moveProblem(game, state, move);
  if (problem) return failure(problem);
  apply(game, state, move);
  return success(isDeal(move) ? move : inOwnWords(game, move));
}

function readMove(game: AnyGame, value: unknown, path: Path): Result<RecordMove, MoveProblem> {
  if (isObject(value) && value['do'] === 'deal') return checkObject(dealSchema, value, path);
  const move = checkObject(game.moveSchema, value, path);
  return move.ok || !isUnknownKind(move.problem)
    ? move
    : failure({ code: 'unknownMove', kind: move.problem.received });
}

type UnknownKind = ShapeProblem & { readonly received: string };

const isUnknownKind = (problem: ShapeProblem): problem is UnknownKind =>
  problem.code === 'wrongValue' &&
  problem.path.at(-1) === 'do' &&
  typeof problem.received === 'string';

/**
 * Through the engine's integers and back: what the text left open, as a zero below zero, is gone.
 */
const inOwnWords = (game: AnyGame, move: SeatMove): SeatMove => game.toMove(game.toCode(move));

function moveProblem(game: AnyGame, state: EngineState, move: SeatMove): MoveProblem | null {
  const refusal = game.explain(state, move);
  return refusal && { code: 'illegal', game: game.id, move, refusal };
}

function dealProblem(game: AnyGame, state: EngineState, { order }: Deal): MoveProblem | null {
  const refusal = game.explainDeal(state, order);
  if (!refusal) return null;
  const due = game.dealDue(state) ?? [];
  const card = firstBeyond(due, order);
  return { code: 'wrongDeal', refusal, given: order.length, due: due.length, card };
}

/**
 * The first card of an order that is not among the cards due, or not so often; null where there is
 * none.
 */
function firstBeyond(due: readonly string[], order: readonly string[]): string | null {
  const left = new Map<string, number>();
  for (const card of due) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of order) {
    const copies = left.get(card) ?? 0;
    if (copies === 0) return card;
    left.set(card, copies - 1);
  }
  return null;
}
