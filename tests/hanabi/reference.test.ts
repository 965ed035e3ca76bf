import { describe, expect, it } from 'vitest';
import { compareWithReference, ENDINGS } from './testing/both.ts';

const GAMES = 36;

describe('the rules written a second time', () => {
  it('tell the same of random games, move by move, for every viewer', () => {
    const ended = Array.from({ length: GAMES }, (_, seed) => compareWithReference(seed, false));
    for (const { plies } of ended) expect(plies).toBeGreaterThan(2);
    // Who plays at random loses by storms, mostly.
    expect(ended.filter(({ ending }) => ending === 'storms').length).toBeGreaterThan(GAMES / 2);
  });

  it('tell the same of games that come far, to every end there is', () => {
    const endings = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) endings.add(compareWithReference(seed, true).ending);
    expect([...endings].sort()).toEqual(ENDINGS);
  });
});
