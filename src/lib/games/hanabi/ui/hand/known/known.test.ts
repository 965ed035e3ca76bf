import { describe, expect, it } from 'vitest';
import { CARDS, COLORS, RANKS, type Color, type Rank } from '../../../rules/cards.ts';
import { couldBe, ruledOut, type Told } from './known.ts';

const UNTOLD: Told = { color: null, rank: null, colors: COLORS, ranks: RANKS };
const NOTHING_OPEN = { stacks: [0, 0, 0, 0, 0], discards: [], hands: [] };

describe('what a card can still be', () => {
  it('is anything, where nothing was told and nothing lies open', () => {
    expect(couldBe(UNTOLD, NOTHING_OPEN)).toEqual(CARDS);
  });

  it('is what clues have not ruled out', () => {
    const told: Told = { color: 'r', rank: null, colors: ['r'], ranks: [1, 2, 4, 5] };
    expect(couldBe(told, NOTHING_OPEN)).toEqual(['r1', 'r2', 'r4', 'r5']);
  });

  it('is nothing of which all copies lie open, on a stack or among the discards', () => {
    const discards = ['r1', 'r1', 'r2', 'y1'] as const;
    const open = { stacks: [0, 0, 2, 0, 5], discards, hands: [] };
    const red: Told = { ...UNTOLD, colors: ['r'] };
    expect(couldBe(red, open)).toEqual(['r3', 'r4', 'r5']);
    const yellow: Told = { ...UNTOLD, colors: ['y'] };
    expect(couldBe(yellow, open)).toEqual(['y1', 'y2', 'y3', 'y4']);
  });

  it('is nothing of which everybody knows that other hands hold the last copies', () => {
    const is = (color: Color, rank: Rank): Told => {
      return { color, rank, colors: [color], ranks: [rank] };
    };
    const five: Told = { color: null, rank: 5, colors: COLORS, ranks: [5] };
    const three: Told = { color: null, rank: 3, colors: ['b', 'r'], ranks: [3] };
    const known = is('r', 5);
    const open = {
      ...NOTHING_OPEN,
      hands: [
        [five, three],
        [known, is('r', 3)],
      ],
    };
    expect(couldBe(five, open)).toEqual(['b5', 'g5', 'w5', 'y5']);
    // One copy is still somewhere else.
    expect(couldBe(three, open)).toEqual(['b3', 'r3']);
    // It is no other than itself.
    expect(couldBe(known, open)).toEqual(['r5']);
    // Of what clues leave two there is no telling which.
    const either = { ...NOTHING_OPEN, hands: [[five, { ...five, colors: ['r', 'w'] as const }]] };
    expect(couldBe(five, either)).toHaveLength(5);
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
