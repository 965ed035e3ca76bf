import * as v from 'valibot';
import { failure, success, type Result } from '../core/result.ts';
import { gameById, type AnyGame } from '../games/registry.ts';
import { FORMAT, MAX_BYTES, MAX_MOVES, type RecordHead } from './format.ts';
import type { RecordProblem } from './problem.ts';
import type { UnplayedRecord } from './replay.ts';
import { readSeats } from './seating.ts';
import { checkObject, isObject } from './shape.ts';
import { exceedsBytes } from './size.ts';
import { upgrade, VERSION, type JsonObject } from './upgrade.ts';

/**
 * Reads everything of a record but its moves. The limits of size and count come before anything is looked into.
 * Where JSON has a key twice the last one counts, as in every browser.
 */
export function openRecord(text: string): Result<UnplayedRecord, RecordProblem> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const version = readVersion(json.value);
  if (!version.ok) return version;
  const moves = json.value['moves'];
  if (Array.isArray(moves) && moves.length > MAX_MOVES)
    return failure({ code: 'tooManyMoves', moves: moves.length, limit: MAX_MOVES });
  return readNewest(upgrade(json.value, version.value));
}

function parseJson(text: string): Result<JsonObject, RecordProblem> {
  if (exceedsBytes(text, MAX_BYTES)) return failure({ code: 'tooLarge', limit: MAX_BYTES });
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? success(value) : failure({ code: 'notARecord' });
  } catch (error) {
    // Also where the nesting is too deep for the engine.
    return failure({ code: 'notJson', detail: error instanceof Error ? error.message : '' });
  }
}

function readVersion({ format, version }: JsonObject): Result<number, RecordProblem> {
  if (format !== FORMAT) return failure({ code: 'notARecord' });
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return failure({ code: 'badVersion', received: version });
  return version > VERSION
    ? failure({ code: 'newerVersion', version, known: VERSION })
    : success(version);
}

/** The outermost shape; what lies deeper needs to know the game first. */
const outerSchema = v.strictObject({
  format: v.unknown(),
  version: v.unknown(),
  game: v.string(),
  options: v.exactOptional(v.unknown()),
  seats: v.array(v.unknown()),
  first: v.pipe(v.number(), v.safeInteger()),
  moves: v.array(v.unknown()),
});

type Outer = v.InferOutput<typeof outerSchema>;

function readNewest(value: JsonObject): Result<UnplayedRecord, RecordProblem> {
  const outer = checkObject(outerSchema, value, []);
  if (!outer.ok) return outer;
  const game = gameById(outer.value.game);
  if (!game) return failure({ code: 'unknownGame', game: outer.value.game });
  const head = readHead(game, outer.value);
  return head.ok ? success({ game, head: head.value, moves: outer.value.moves }) : head;
}

function readHead(game: AnyGame, outer: Outer): Result<RecordHead, RecordProblem> {
  // Left out is not `null`: JSON knows no `undefined`.
  const given = outer.options === undefined ? {} : outer.options;
  const options = checkObject(game.optionsSchema, given, ['options']);
  if (!options.ok) return options;
  const seats = readSeats(game, outer.seats);
  if (!seats.ok) return seats;
  const players = seats.value.length;
  // A zero below zero, which JSON can write, becomes a plain one.
  const first = outer.first + 0;
  if (first < 0 || first >= players) return failure({ code: 'firstOutOfRange', first, players });
  return success({ game: game.id, options: options.value, seats: seats.value, first });
}
