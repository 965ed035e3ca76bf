import { describe, expect, it } from 'vitest';
import { game as en } from '../../../words/en/index.ts';
import { sight } from '../../hand/testing/sight.ts';
import { backName, backsOf } from './backs.ts';

const HANDS = [
  ['b1', 'b1', 'b2', 'b3', 'b4'],
  ['r1', 'r2', 'r2', 'r3', 'y5'],
] as const;
/** Seat 1 is told of its 5, then of its red cards. */
const view = sight({
  hands: HANDS,
  moves: [
    { seat: 0, do: 'clue', to: 1, rank: 5 },
    { seat: 1, do: 'clue', to: 0, rank: 4 },
    { seat: 0, do: 'clue', to: 1, color: 'r' },
  ],
});
const { held } = en.table;

describe('backs', () => {
  it('show all they were pointed at as, and which of them just now', () => {
    const [first, , , , last] = backsOf(view, 1, 'marks');
    expect(first).toEqual({ color: 'r', rank: null, lit: true });
    expect(last).toEqual({ color: null, rank: 5, lit: false });
  });

  it('show the last clue alone where people remember the rest themselves', () => {
    const [first, , , , last] = backsOf(view, 1, 'none');
    expect(first).toEqual({ color: 'r', rank: null, lit: true });
    expect(last).toEqual({ color: null, rank: null, lit: false });
    expect(backsOf(view, 0, 'none').every(({ rank }) => rank === null)).toBe(true);
  });

  it('are told by name', () => {
    const [first, , , , last] = backsOf(view, 1, 'marks');
    expect(backName(first!, 'a', held, 'marks')).toBe('card a, pointed at as Flame, just now');
    expect(backName(last!, 'e', held, 'marks')).toBe('card e, pointed at as a 5');
    const [plain] = backsOf(view, 0, 'marks');
    expect(backName(plain!, 'a', held, 'marks')).toBe('card a, never pointed at');
  });

  it('do not say that a card was never pointed at where nobody remembers that for people', () => {
    const [plain] = backsOf(view, 0, 'none');
    expect(backName(plain!, 'a', held, 'none')).toBe('card a');
  });
});
