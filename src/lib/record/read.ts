import { assert } from '../core/assert.ts';
import { failure, success, type Result } from '../core/result.ts';
import type { AnyGame } from '../games/registry.ts';
import type { GameRecord, RecordMove } from './format.ts';
import { openRecord } from './open.ts';
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
 * Reads a text that may come from anywhere and plays every move of it: there is no other way in. Of several faults it names one: the
 * record's own before those of its moves, and of those the lowest.
 */
export function readRecord(text: string): Result<PlayedRecord, RecordFault> {
  const opened = openRecord(text);
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
