import * as v from 'valibot';
import { assert } from '../core/assert.ts';
import { isDeal } from '../games/contract/live.ts';
import type { AnyGame } from '../games/contract/rules.ts';
import { FORMAT, recordSeat, type GameRecord, type RecordMove } from './format.ts';
import { VERSION } from './upgrade.ts';

/**
 * The text of a record: one line of JSON, its keys always in the same order, nothing in it that
 * `GameRecord` does not name. The record must be one that could have been played by these rules;
 * only its shape is checked, by throwing.
 */
export function writeRecord(record: GameRecord, game: AnyGame): string {
  assert(record.game === game.id, 'a record is written by the rules of its game');
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    game: game.id,
    // A schema returns the keys it knows, in its own order.
    options: v.parse(game.optionsSchema, record.options),
    seats: record.seats.map(recordSeat),
    first: record.first,
    moves: record.moves.map((move) => writeMove(game, move)),
  });
}

const writeMove = (game: AnyGame, move: RecordMove): RecordMove =>
  isDeal(move) ? { do: move.do, order: move.order } : v.parse(game.moveSchema, move);
