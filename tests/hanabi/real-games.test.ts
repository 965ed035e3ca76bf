import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesById } from '../../scripts/record-tool/games.ts';
import { readRecord } from '../../src/lib/record/read.ts';

interface RealGame {
  readonly name: string;
  readonly score: number;
  readonly over: boolean;
  readonly record: unknown;
}

/** Where they come from: the README beside them. */
const GAMES = readFileSync(new URL('../records/hanabi-real/games.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as RealGame);

describe('real games of Hanabi', () => {
  it('are there', () => expect(GAMES.length).toBe(24));

  it.each(GAMES)('$name comes to the score it was logged with', ({ record, score, over }) => {
    const read = readRecord(JSON.stringify(record), rulesById);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const { game, last } = read.value;
    expect(game.outcome(last.state)).toEqual({ over, score: over ? score : null });
    expect(game.trace(last.state)).toMatchObject({ score });
  });
});
