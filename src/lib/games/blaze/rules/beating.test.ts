import { describe, expect, it } from 'vitest';
import { canBeatAll } from './beating.ts';
import { SUITS } from './cards.ts';

const TRUMP = SUITS.indexOf('r');

describe('R5, R6: a hand beats all attack cards', () => {
  it.each([
    ['where there are none', [], [], true],
    ['with a card for each', ['y2', 'b3'], ['b4', 'y5'], true],
    ['with a trump where the suit is wanting', ['y2', 'b3'], ['r1', 'y5'], true],
    ['whichever card goes first', ['y2', 'y7'], ['y8', 'y3'], true],
    ['not with one card for two', ['y2', 'y3'], ['y8'], false],
    ['not with a card too low', ['y2', 'y7'], ['y3', 'y6'], false],
    ['not with nothing', ['y2'], [], false],
  ] as const)('%s', (_, attacks, hand, beaten) => {
    expect(canBeatAll(attacks, hand, TRUMP)).toBe(beaten);
  });
});
