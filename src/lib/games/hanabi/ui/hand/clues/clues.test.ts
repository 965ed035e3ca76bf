import { describe, expect, it } from 'vitest';
import { sight } from '../testing/sight.ts';
import { namedBy, offersFor, offersTo } from './clues.ts';

const HANDS = [
  ['b1', 'g1', 'r1', 'w1', 'y1'],
  ['b2', 'b3', 'r2', 'w2', 'y4'],
  ['b1', 'b3', 'r3', 'w3', 'y3'],
] as const;

describe('the clues that touch a card', () => {
  it('name its colour and its rank, with all they point at', () => {
    const offers = offersFor(sight({ hands: HANDS }), 1, 0);
    expect(offers.map(({ clue, slots }) => [namedBy(clue), slots])).toEqual([
      ['b', [0, 1]],
      [2, [0, 2, 3]],
    ]);
    expect(offers.every(({ isLegal }) => isLegal)).toBe(true);
  });

  it('are none for a card whose face is not seen', () => {
    expect(offersFor(sight({ hands: HANDS }), 0, 0)).toEqual([]);
  });

  it('cannot be given by who is not in turn', () => {
    expect(offersFor(sight({ hands: HANDS }, 1), 2, 0).some(({ isLegal }) => isLegal)).toBe(false);
  });
});

describe('every clue to somebody', () => {
  it('is each colour and each rank, each always in its place', () => {
    const { colors, ranks } = offersTo(sight({ hands: HANDS }), 1);
    expect(colors.map(({ clue }) => namedBy(clue))).toEqual(['b', 'g', 'r', 'w', 'y']);
    expect(ranks.map(({ clue }) => namedBy(clue))).toEqual([1, 2, 3, 4, 5]);
    expect(ranks.at(-1)).toMatchObject({ slots: [], isLegal: true });
  });

  it('may not touch nothing where a table agrees so', () => {
    const { colors } = offersTo(sight({ hands: HANDS, options: { emptyClues: false } }), 1);
    expect(colors.map(({ isLegal }) => isLegal)).toEqual([true, false, true, true, true]);
  });
});
