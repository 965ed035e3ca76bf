import { assert } from '../core/assert.ts';
import { failure, success, type Result } from '../core/result.ts';
import type { AnyGame } from '../games/contract/rules.ts';
import type { GameRecord, RecordMove } from './format.ts';
import { openUnfolded, unfoldRecord, type RulesById, type UnfoldedRecord } from './open.ts';
import type { RecordFault } from './problem.ts';
import { walk, type PlayedMove, type UnplayedRecord } from './replay.ts';

/** A record that has been played through. */
export interface PlayedRecord {
  readonly record: GameRecord;
  readonly game: AnyGame;
  /** The last move, or the start where none was made. */
  readonly last: PlayedMove;
}

/**
 * Reads a text that may come from anywhere and plays every move of it: there is no other way in. Of
 * several faults it names one: the record's own before those of its moves, and of those the lowest.
 */
export function readRecord(text: string, rulesById: RulesById): Result<PlayedRecord, RecordFault> {
  const unfolded = unfoldRecord(text);
  if (!unfolded.ok) return failure({ move: null, problem: unfolded.problem });
  return readUnfolded(unfolded.value, rulesById(unfolded.value.game));
}

/**
 * The same for a record that is unfolded, by the rules of its game; undefined where there is no
 * such game.
 */
export function readUnfolded(
  unfolded: UnfoldedRecord,
  game: AnyGame | undefined,
): Result<PlayedRecord, RecordFault> {
  const opened = openUnfolded(unfolded, game);
  return opened.ok ? playRecord(opened.value) : failure({ move: null, problem: opened.problem });
}

/** Plays a record to its end, or to its first bad move. */
function playRecord(unplayed: UnplayedRecord): Result<PlayedRecord, RecordFault> {
  const moves: RecordMove[] = [];
  let last: PlayedMove | undefined;
  for (const step of walk(unplayed)) {
    if (!step.ok) return step;
    last = step.value;
    if (last.move) moves.push(last.move);
  }
  assert(last !== undefined, 'a walk gives the start');
  return success({ record: { ...unplayed.head, moves }, game: unplayed.game, last });
}
