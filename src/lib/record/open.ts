import * as v from 'valibot';
import { failure, success, type Result } from '../core/result.ts';
import type { AnyGame } from '../games/contract/rules.ts';
import { FORMAT, MAX_BYTES, MAX_MOVES, type RecordHead } from './format.ts';
import type { RecordProblem } from './problem.ts';
import type { UnplayedRecord } from './replay.ts';
import { readSeats } from './seating.ts';
import { checkObject, isObject } from './shape.ts';
import { exceedsBytes } from './size.ts';
import { upgrade, VERSION, type JsonObject } from './upgrade.ts';

/** The rules of the game with an id; undefined where there is no such game. */
export type RulesById = (id: string) => AnyGame | undefined;

/** Finds rules among these. */
export const rulesAmong =
  (...games: readonly AnyGame[]): RulesById =>
  (id) =>
    games.find((game) => game.id === id);

/** Reads everything of a record but its moves. */
export function openRecord(
  text: string,
  rulesById: RulesById,
): Result<UnplayedRecord, RecordProblem> {
  const unfolded = unfoldRecord(text);
  return unfolded.ok ? openUnfolded(unfolded.value, rulesById(unfolded.value.game)) : unfolded;
}

/**
 * Reads of a record what needs no rules: which those are is known only then. The limits of size and
 * count come before anything is looked into. Where JSON has a key twice the last one counts, as in
 * every browser.
 */
export function unfoldRecord(text: string): Result<UnfoldedRecord, RecordProblem> {
  const json = parseJson(text, MAX_BYTES);
  if (!json.ok) return json;
  const version = readVersion(json.value, FORMAT, VERSION);
  if (!version.ok) return version;
  const moves = json.value['moves'];
  if (Array.isArray(moves) && moves.length > MAX_MOVES)
    return failure({ code: 'tooManyMoves', moves: moves.length, limit: MAX_MOVES });
  return checkObject(outerSchema, upgrade(json.value, version.value), []);
}

/** The object a text holds that has at most so many bytes. */
export function parseJson(text: string, limit: number): Result<JsonObject, RecordProblem> {
  if (exceedsBytes(text, limit)) return failure({ code: 'tooLarge', limit });
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? success(value) : failure({ code: 'notARecord' });
  } catch (error) {
    // Also where the nesting is too deep for the engine.
    return failure({ code: 'notJson', detail: error instanceof Error ? error.message : '' });
  }
}

/** The version of a format, of which there are those up to `known`. */
export function readVersion(
  { format, version }: JsonObject,
  wanted: string,
  known: number,
): Result<number, RecordProblem> {
  if (format !== wanted) return failure({ code: 'notARecord' });
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return failure({ code: 'badVersion', received: version });
  return version > known ? failure({ code: 'newerVersion', version, known }) : success(version);
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

/** A record of which nobody knows yet whether its game knows such a one. */
export type UnfoldedRecord = v.InferOutput<typeof outerSchema>;

/**
 * Reads the rest of a record but its moves, by the rules of its game; undefined where there is no
 * such game.
 */
export function openUnfolded(
  unfolded: UnfoldedRecord,
  game: AnyGame | undefined,
): Result<UnplayedRecord, RecordProblem> {
  if (!game) return failure({ code: 'unknownGame', game: unfolded.game });
  const head = readHead(game, unfolded);
  return head.ok ? success({ game, head: head.value, moves: unfolded.moves }) : head;
}

function readHead(game: AnyGame, outer: UnfoldedRecord): Result<RecordHead, RecordProblem> {
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
