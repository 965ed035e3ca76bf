import { blaze } from '../../../../src/lib/games/blaze/rules/index.ts';
import { openRecord, rulesAmong } from '../../../../src/lib/record/open.ts';
import type { Path } from '../../../../src/lib/record/problem.ts';
import type { JsonObject } from '../../../../src/lib/record/upgrade.ts';

/** Hands by seat: Ana y2 b2 r2 b3 b4, Bo y3 to y7, Cy y2 b3 r3 b4 r4; trump is red. */
export const ORDER = (
  'y2 b2 r2 b3 b4 y3 y4 y5 y6 y7 y2 b3 r3 b4 r4 r5 r6 r7 r8 r9 rF y8 y9 yF b5 b6 b7 b8 b9 bF r2 r3 r4 r5 r6 r7 r8 r9 rF ' +
  'y3 y4 y5 y6 y7 y8 y9 yF b2 b5 b6 b7 b8 b9 bF'
).split(' ');

/** The moves of `smallRecord`: a deal, and the beginning of a challenge. */
export const MOVES: readonly JsonObject[] = [
  { do: 'deal', order: ORDER },
  { seat: 0, do: 'attack', card: 'y2' },
  { seat: 0, do: 'pass' },
  { seat: 1, do: 'beat', card: 'y3', on: 0 },
];

/** A good record of four moves, as JSON holds it, with some parts put in another's place. */
export const smallRecord = (changes: JsonObject = {}): JsonObject => ({
  format: 'fireside-record',
  version: 1,
  game: 'blaze',
  options: { edition: '2021' },
  seats: [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Cy', bot: 'flame' }],
  first: 0,
  moves: MOVES,
  ...changes,
});

/** The rules of the small record. */
export const rules = blaze;

/** Finds them, and no others. */
export const RULES = rulesAmong(rules);

/** What opening the small record gives with these parts changed. */
export const open = (changes: JsonObject): ReturnType<typeof openRecord> =>
  openRecord(JSON.stringify(smallRecord(changes)), RULES);

export const seats = (...names: readonly unknown[]): readonly JsonObject[] =>
  names.map((name) => ({ name }));

/** The results a test expects. */
export const refused = (problem: object): object => ({ ok: false, problem });

export const wrong = (path: Path, expected: object, received: unknown): object =>
  refused({ code: 'wrongValue', path, expected, received });
