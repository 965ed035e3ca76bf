import { describe, expect, test } from 'vitest';
import type { Card } from '../../../rules/cards.ts';
import { arranged, moved, usualSorting } from './sorting.ts';

const hand: readonly Card[] = ['r2', 'r9', 'rF', 'y2', 'y2', 'b5'];

describe('the order of a hand', () => {
  test('by rank: the lowest first, Firebirds last, trump last within a rank', () => {
    const shown = arranged(hand, { by: 'rank', own: [] }, 'r');
    expect(shown).toEqual(['y2', 'y2', 'r2', 'b5', 'r9', 'rF']);
  });

  test('by suit: trump last', () => {
    const shown = arranged(hand, { by: 'suit', own: [] }, 'y');
    expect(shown).toEqual(['r2', 'r9', 'rF', 'b5', 'y2', 'y2']);
  });

  test('by hand: what has come since lies behind what was ordered', () => {
    const shown = arranged(hand, { by: 'own', own: ['b5', 'y2', 'y7'] }, 'y');
    expect(shown).toEqual(['b5', 'y2', 'r2', 'y2', 'r9', 'rF']);
  });

  test('Ash starts with suits, attackers with ranks', () => {
    expect(usualSorting(true).by).toBe('suit');
    expect(usualSorting(false).by).toBe('rank');
  });

  test.each([
    { from: 0, to: 2, shown: ['r9', 'rF', 'r2', 'y2', 'y2', 'b5'] },
    { from: 5, to: 4, shown: ['r2', 'r9', 'rF', 'y2', 'b5', 'y2'] },
    { from: 0, to: -1, shown: hand },
    { from: 5, to: 9, shown: hand },
  ])('a card moves from $from to $to', ({ from, to, shown }) => {
    expect(moved(hand, from, to)).toEqual(shown);
  });
});
