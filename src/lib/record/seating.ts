import * as v from 'valibot';
import { BOT_LEVELS } from '../core/people.ts';
import { failure, success, type Result } from '../core/result.ts';
import type { AnyGame } from '../games/contract/rules.ts';
import type { RecordSeat } from './format.ts';
import { readName } from './names.ts';
import type { RecordProblem } from './problem.ts';
import { checkObject } from './shape.ts';

const seatSchema = v.strictObject({
  name: v.string(),
  bot: v.exactOptional(v.picklist(BOT_LEVELS)),
});

/** The seats a record lists: as many as the game takes, each with a name of its own. */
export function readSeats(
  game: AnyGame,
  values: readonly unknown[],
): Result<readonly RecordSeat[], RecordProblem> {
  const { minPlayers: min, maxPlayers: max } = game;
  const players = values.length;
  if (players < min || players > max) return failure({ code: 'wrongPlayers', players, min, max });
  const seats: RecordSeat[] = [];
  for (const [seat, value] of values.entries()) {
    const read = readSeat(value, seat);
    if (!read.ok) return read;
    const as = seats.findIndex(({ name }) => name === read.value.name);
    if (as >= 0) return failure({ code: 'sameName', seat, as });
    seats.push(read.value);
  }
  return success(seats);
}

function readSeat(value: unknown, seat: number): Result<RecordSeat, RecordProblem> {
  const shaped = checkObject(seatSchema, value, ['seats', seat]);
  if (!shaped.ok) return shaped;
  const name = readName(shaped.value.name);
  return name.ok
    ? success({ ...shaped.value, name: name.value })
    : failure({ code: 'badName', seat, reason: name.problem });
}
