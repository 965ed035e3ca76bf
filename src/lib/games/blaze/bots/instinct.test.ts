import { describe, expect, it } from 'vitest';
import { tableName, TABLES } from './testing/games.ts';
import { playByThumb, playGreedily } from './testing/trials.ts';

const GAMES = 6;

describe.each(TABLES.map((table) => [tableName(table), table] as const))(
  'playing by rule of thumb: %s',
  (_, table) => {
    it('is legal to the end, wherever a game leads, and rotates no hands for ever', () => {
      for (let seed = 0; seed < GAMES; seed++) expect(() => playByThumb(table, seed)).not.toThrow();
    });

    it("in the greedy way is the yardstick's play", () =>
      expect(() => playGreedily(table, 1)).not.toThrow());
  },
);
