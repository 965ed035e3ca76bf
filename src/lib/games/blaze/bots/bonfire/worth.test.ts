import { describe, expect, it } from 'vitest';
import { DEAL } from '../../rules/state.ts';
import { atRandom, playThrough, tableName, TABLES } from '../testing/games.ts';
import { weighTheEnd } from '../testing/trials.ts';
import { worthTo } from './worth.ts';

describe('what a round comes to', () => {
  it.each(TABLES.map((table) => [tableName(table), table] as const))(
    'is most to the winner of a game that is over: %s',
    (_, table) => {
      for (let seed = 0; seed < 8; seed++) expect(() => weighTheEnd(table, seed)).not.toThrow();
    },
  );

  it('after round 1 is shared out by the scores', () => {
    const { state } = playThrough(TABLES[0]!, 1, atRandom);
    state.phase = DEAL;
    state.feathers.fill(0);
    state.betPoints.fill(0);
    state.feathers.set([3, 2, 1]);
    const worths = [0, 1, 2].map((seat) => worthTo(state, seat));
    expect(worths[0]! + worths[1]! + worths[2]!).toBeCloseTo(1);
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
  });
});
