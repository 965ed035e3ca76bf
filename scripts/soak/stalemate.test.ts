import { describe, expect, it } from 'vitest';
import { playWords } from '../../src/lib/games/blaze/rules/testing/by-word.ts';
import { position } from '../../src/lib/games/blaze/rules/testing/position.ts';
import { view } from '../../src/lib/games/blaze/rules/view.ts';
import { isStalling, LONG_ENOUGH } from './stalemate.ts';

const ASH = 1;

/** Whether taking is stalling where Fire has laid two 4s and Ash holds these cards. */
function isTakingStalling(hand: string, idle = LONG_ENOUGH): boolean {
  const hands = ['y4 b4 y5 y6 y7', hand, 'r5 r6 b8 b9 y8'];
  const moment = position({ phase: 'kindling', trump: 'r', hands, idle });
  const s = playWords(moment, '0 attack y4', '0 attack b4', '0 pass');
  expect(s.turn).toBe(ASH);
  return isStalling(view(s, ASH), { seat: ASH, do: 'pass' });
}

describe('a computer player that takes', () => {
  it.each([
    ['it could beat all', 'y9 b7 y2 y3 b3', true],
    ['it has two trumps', 'r2 r3 y2 y3 b3', true],
    ['one of both needs its only trump', 'r2 y9 y2 y3 b3', true],
    ['it has one card for two', 'r2 b2 y2 y3 b3', false],
    ['it can beat one alone', 'y9 b2 y2 y3 b3', false],
    ['it can beat nothing', 'yF b2 y2 y3 b3', false],
  ])('is stalling or not: %s', (_, hand, stalling) =>
    expect(isTakingStalling(hand)).toBe(stalling),
  );

  it('may do so as long as hands have not rotated for long', () =>
    expect(isTakingStalling('y9 b7 y2 y3 b3', LONG_ENOUGH - 1)).toBe(false));
});

it('whoever beats, and whoever declines, is not stalling', () => {
  const hands = ['y4 b4 y5 y6 y7', 'y9 b7 y2 y3 b3', 'r5 r6 b8 b9 y8'];
  const moment = position({ phase: 'kindling', trump: 'r', hands, idle: LONG_ENOUGH });
  const s = playWords(moment, '0 attack y4');
  expect(isStalling(view(s, 0), { seat: 0, do: 'pass' })).toBe(false);
  const beat = { seat: ASH, do: 'beat', card: 'y9', on: 0 } as const;
  expect(isStalling(view(s, ASH), beat)).toBe(false);
});
