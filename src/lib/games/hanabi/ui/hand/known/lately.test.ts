import { describe, expect, it } from 'vitest';
import { sight, type Dealt } from '../testing/sight.ts';
import { knowledgeIn } from './aid.ts';
import { pointedLast, pointedLately } from './lately.ts';

const HANDS = [
  ['b1', 'g1', 'r1', 'w1', 'y1'],
  ['b2', 'g2', 'r2', 'w2', 'y2'],
  ['b1', 'b3', 'r3', 'w3', 'y3'],
] as const;
const THREES = { seat: 0, do: 'clue', to: 2, rank: 3 } as const;
const BLUE = { seat: 1, do: 'clue', to: 2, color: 'b' } as const;
const PLAYED = { seat: 2, do: 'play', slot: 0 } as const;
const seen = (moves: Dealt['moves'], viewer: number | null = 0) =>
  sight({ hands: HANDS, moves: moves ?? [] }, viewer);
const spots = (pointed: ReturnType<typeof pointedLast>) =>
  pointed.map(({ seat, slot, color, rank }) => `${seat}${'abcde'[slot]} ${color ?? rank}`);

describe('what was pointed at just now', () => {
  it('is what clues told since a seat acted itself, each card by the last of them', () => {
    const view = seen([THREES, BLUE]);
    expect(spots(pointedLately(view, 0)).sort()).toEqual(['2a b', '2b b']);
    expect(spots(pointedLately(view, 2)).sort()).toEqual(['2a b', '2b b', '2c 3', '2d 3', '2e 3']);
  });

  it('moves up with its cards, and is gone with them', () => {
    const view = seen([THREES, BLUE, PLAYED]);
    expect(spots(pointedLately(view, 1))).toEqual([]);
    expect(spots(pointedLately(view, 0))).toEqual(['2a b']);
    expect(spots(pointedLast(view))).toEqual(['2a b']);
  });

  it('is nothing before any clue', () => {
    expect(pointedLast(seen([]))).toEqual([]);
    expect(pointedLately(seen([]), 1)).toEqual([]);
  });
});

it('is, of a hand that is shown to all, what the last clue pointed at', () => {
  const shown = knowledgeIn(seen([THREES, BLUE], null), 'marks')[2]!;
  expect(shown.map(({ lit }) => lit)).toEqual([true, true, false, false, false]);
});

describe('what a table remembers for people', () => {
  const known = (memory: 'none' | 'marks' | 'deductions') =>
    knowledgeIn(seen([THREES, BLUE]), memory)[2]!;

  it('is the last clue and nothing else, where they want it so', () => {
    expect(known('none').map(({ color, rank }) => color ?? rank)).toEqual([
      'b',
      'b',
      null,
      null,
      null,
    ]);
    expect(known('none').every(({ not, could }) => not.ranks.length === 0 && could === null)).toBe(
      true,
    );
  });

  it('is as what each card was pointed at, and what it is not', () => {
    expect(known('marks')[1]).toMatchObject({ color: 'b', rank: 3, could: null });
    expect(known('marks')[2]).toMatchObject({ color: null, rank: 3, not: { colors: ['b'] } });
  });

  it('is also what each can still be', () => {
    expect(known('deductions')[0]!.could).toEqual(['b1', 'b2', 'b4', 'b5']);
    expect(known('deductions')[1]!.could).toEqual(['b3']);
  });

  it('hangs on no face: other hands that fit the same clues are known as the same', () => {
    const others = [HANDS[0], ['w4', 'g2', 'r2', 'w2', 'y2'], HANDS[2]] as const;
    const known = (hands: Dealt['hands']) =>
      knowledgeIn(sight({ hands, moves: [THREES] }), 'deductions');
    expect(known(others)).toEqual(known(HANDS));
  });
});
