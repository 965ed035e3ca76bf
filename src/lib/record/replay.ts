import * as v from 'valibot';
import { failure, success, type Result } from '../core/result.ts';
import type { Deal, EngineState } from '../games/game.ts';
import { after, isDeal } from '../games/live.ts';
import type { AnyGame } from '../games/registry.ts';
import type { RecordHead, RecordMove } from './format.ts';
import type { MoveFault, MoveProblem, Path, ShapeProblem } from './problem.ts';
import { checkObject, isObject } from './shape.ts';

/** A record whose head is sound and whose moves nobody has looked at yet. */
export interface UnplayedRecord {
  readonly game: AnyGame;
  readonly head: RecordHead;
  readonly moves: readonly unknown[];
}

/** A game as it stands after a move. */
export interface Step {
  /** The place of the move among the moves; -1 for the start. */
  readonly number: number;
  /** The move in the game's own words; null for the start. */
  readonly move: RecordMove | null;
  readonly state: EngineState;
}

/**
 * Plays a record: the start, then the step after each move. The first bad move is the last thing it gives; moves behind it
 * are not looked at, so that a malformed one never hides an illegal one before it.
 */
export function* walk({
  game,
  head,
  moves,
}: UnplayedRecord): Generator<Result<Step, MoveFault>, void> {
  const { options, seats, first } = head;
  let state = game.start({ options, players: seats.length, first });
  yield success({ number: -1, move: null, state });
  for (const [number, value] of moves.entries()) {
    const played = playOne(game, state, value, ['moves', number]);
    if (!played.ok) return yield failure({ move: number, problem: played.problem });
    state = played.value.state;
    yield success({ number, ...played.value });
  }
}

type Played = Result<{ readonly move: RecordMove; readonly state: EngineState }, MoveProblem>;

function playOne(game: AnyGame, state: EngineState, value: unknown, path: Path): Played {
  if (game.outcome(state).over) return failure({ code: 'afterEnd' });
  const shaped = readMove(game, value, path);
  if (!shaped.ok) return shaped;
  const move = shaped.value;
  const next = after(game, state, move);
  if (next.ok)
    return success({ move: isDeal(move) ? move : inOwnWords(game, move), state: next.value });
  return failure(
    isDeal(move)
      ? dealProblem(game, state, move)
      : { code: 'illegal', game: game.id, move, refusal: next.problem },
  );
}

const dealSchema = v.strictObject({ do: v.literal('deal'), order: v.array(v.string()) });

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

/** Through the engine's integers and back: what the text left open, as a zero below zero, is gone. */
const inOwnWords = (game: AnyGame, move: Exclude<RecordMove, Deal>): RecordMove =>
  game.toMove(game.toCode(move));

function dealProblem(game: AnyGame, state: EngineState, { order }: Deal): MoveProblem {
  const refusal = game.explainDeal(state, order)!;
  const due = game.dealDue(state) ?? [];
  return {
    code: 'wrongDeal',
    refusal,
    given: order.length,
    due: due.length,
    card: firstBeyond(due, order),
  };
}

/** The first card of an order that is not among the cards due, or not so often; null where there is none. */
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
