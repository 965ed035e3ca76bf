import { describe, expect, it } from 'vitest';
import { CARDS, COLORS, RANKS } from '../../../rules/cards.ts';
import { couldBe, ruledOut, type Told } from './known.ts';

const UNTOLD: Told = { color: null, rank: null, colors: COLORS, ranks: RANKS };
const NOTHING_OPEN = { stacks: [0, 0, 0, 0, 0], discards: [] };

describe('what a card can still be', () => {
  it('is anything, where nothing was told and nothing lies open', () => {
    expect(couldBe(UNTOLD, NOTHING_OPEN)).toEqual(CARDS);
  });

  it('is what clues have not ruled out', () => {
    const told: Told = { color: 'r', rank: null, colors: ['r'], ranks: [1, 2, 4, 5] };
    expect(couldBe(told, NOTHING_OPEN)).toEqual(['r1', 'r2', 'r4', 'r5']);
  });

  it('is nothing of which all copies lie open, on a stack or among the discards', () => {
    const open = { stacks: [0, 0, 2, 0, 5], discards: ['r1', 'r1', 'r2', 'y1'] as const };
    const red: Told = { ...UNTOLD, colors: ['r'] };
    expect(couldBe(red, open)).toEqual(['r3', 'r4', 'r5']);
    const yellow: Told = { ...UNTOLD, colors: ['y'] };
    expect(couldBe(yellow, open)).toEqual(['y1', 'y2', 'y3', 'y4']);
  });
});

describe('what a card is known not to be', () => {
  it('is told only as far as what it is does not say so already', () => {
    const told: Told = { color: 'r', rank: null, colors: ['r'], ranks: [2, 3, 4, 5] };
    expect(ruledOut(told)).toEqual({ colors: [], ranks: [1] });
    expect(ruledOut({ ...UNTOLD, colors: ['b', 'g', 'w', 'y'] })).toEqual({
      colors: ['r'],
      ranks: [],
    });
  });
});
