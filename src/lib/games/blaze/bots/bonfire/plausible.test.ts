import { describe, expect, it } from 'vitest';
import { playWords } from '../../rules/testing/by-word.ts';
import { position } from '../../rules/testing/position.ts';
import { GREEDY } from '../habits.ts';
import { isPlausible } from './plausible.ts';

const OTHERS = ['y3 b5 r9 b2 b1', 'b4 y7 y8 b9 y4', 'r5 r6 r7 r8 r9'];

const opened = (hand: string, card: string) =>
  playWords(
    position({ phase: 'kindling', trump: 'r', hands: [hand, ...OTHERS] }),
    `0 attack ${card}`,
  );

describe('what others did tells what they hold', () => {
  it('Fire opens with its cheapest card', () => {
    expect(isPlausible(opened('y4 y6 b8 b9 y9', 'y4'), 1, GREEDY)).toBe(true);
    expect(isPlausible(opened('y4 y6 b8 b9 y9', 'y6'), 1, GREEDY)).toBe(false);
  });

  it('who passed had no cheap card to add', () => {
    const world = (hand: string) => playWords(opened(hand, 'y4'), '0 pass');
    expect(isPlausible(world('y4 y6 b8 b9 y9'), 1, GREEDY)).toBe(true);
    expect(isPlausible(world('y4 b4 b8 b9 y9'), 1, GREEDY)).toBe(false);
  });

  it('what the seat did itself tells it nothing', () => {
    expect(isPlausible(opened('y4 y6 b8 b9 y9', 'y9'), 0, GREEDY)).toBe(true);
  });
});
