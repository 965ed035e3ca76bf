import { describe, expect, it } from 'vitest';
import { STRIDE } from '../../conformance/conformance.ts';
import { compareWithReference, type CameThrough } from './testing/reference-games.ts';

const GAMES = 10;

describe('the engine and rules written a second time', () => {
  it('tell the same of every moment of random games, in many mixes of options', () => {
    const games = Array.from({ length: GAMES }, (_, i) => compareWithReference(i * STRIDE));
    const sum = (what: keyof CameThrough): number =>
      games.reduce((all, game) => all + game[what], 0);
    expect(sum('plies')).toBeGreaterThan(3000);
    expect(sum('tookBack')).toBeGreaterThan(3);
    expect(sum('stalemates')).toBeGreaterThan(0);
  });
});
