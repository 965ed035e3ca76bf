import * as v from 'valibot';
import { failure, success, type Result } from '../core/result.ts';
import { parseJson, readVersion } from './open.ts';
import type { CollectionProblem } from './problem.ts';
import { checkObject } from './shape.ts';

/** What the `format` of a file of many games says, and the version this code writes. */
const FORMAT = 'fireside-games';
const VERSION = 1;

/**
 * A longer file is none: 32 MiB, some three thousand games. It is read as a whole, and a phone
 * stands still for about a second for as much.
 */
export const MAX_COLLECTION_BYTES = 32 * 1024 * 1024;

/** The most games of a file. */
export const MAX_GAMES = 5000;

/** What stands round the records in such a file, which are divided by commas. */
export const AROUND = [`{"format":"${FORMAT}","version":${VERSION},"games":[`, ']}'] as const;

/** Whether a text sets out to be a file of many games. The format is what both kinds begin with. */
export const isCollection = (text: string): boolean =>
  /^\s*\{\s*"format"\s*:\s*"fireside-games"/.test(text);

/** The records of a file of many games, of which nobody knows yet whether they are any. */
export function unfoldCollection(text: string): Result<readonly unknown[], CollectionProblem> {
  const json = parseJson(text, MAX_COLLECTION_BYTES);
  if (!json.ok) return json;
  const version = readVersion(json.value, FORMAT, VERSION);
  if (!version.ok) return version;
  const { games } = json.value;
  if (Array.isArray(games) && games.length > MAX_GAMES)
    return failure({ code: 'tooManyGames', games: games.length, limit: MAX_GAMES });
  const outer = checkObject(outerSchema, json.value, []);
  return outer.ok ? success(outer.value.games) : outer;
}

const outerSchema = v.strictObject({
  format: v.unknown(),
  version: v.unknown(),
  games: v.array(v.unknown()),
});
