import { describe, expect, test } from 'vitest';
import { foreign, placeIn } from './foreign.ts';

describe('what a stranger wrote, in a sentence', () => {
  test('what is short and plain stays as it is', () => {
    expect(foreign('Zoë 🦊')).toBe('Zoë 🦊');
  });

  test('what is long is cut', () => {
    expect(foreign('x'.repeat(1_000_000))).toBe(`${'x'.repeat(40)}…`);
  });

  test('line ends, controls and marks that turn the writing round are shown as strangers', () => {
    expect(foreign('a\n\u202Eb\u0000')).toBe('a\uFFFD\uFFFDb\uFFFD');
  });
});

test('a place is told as programmers write it', () => {
  expect(placeIn([])).toBe('');
  expect(placeIn(['seats', 1, 'name'])).toBe('seats[1].name');
  expect(placeIn(['moves', 12, 'cards', 0])).toBe('moves[12].cards[0]');
});
