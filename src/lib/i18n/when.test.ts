import { expect, test } from 'vitest';
import { whenIn } from './when.ts';

/** A Monday in the afternoon, wherever the test runs. */
const NOW = new Date(2026, 10, 23, 17, 36).getTime();
const at = (day: number, hour: number, minute: number, month = 10): number =>
  new Date(2026, month, day, hour, minute).getTime();

/** Without the marks by which devices differ: "5:36 PM" and "17:36", and kinds of spaces. */
const told = (language: string, then: number): string =>
  whenIn(language)(then, NOW)
    .replace(/\s[ap]\.?\s?m\.?$/iu, '')
    .replace(/\s/gu, ' ');

test.each([
  [at(23, 17, 24), '12 min. ago'],
  [at(23, 17, 35), '1 min. ago'],
  [at(23, 17, 36), /^today 0?(5|17):36$/],
  [at(23, 16, 36), /^today 0?(4|16):36$/],
  [at(23, 9, 5), /^today 0?9:05$/],
  [at(22, 23, 59), /^yesterday (11|23):59$/],
  [at(21, 10, 0), /^Saturday 10:00$/],
  [at(17, 10, 0), /^Tuesday 10:00$/],
  [at(16, 18, 0), /^Nov 16$/],
  [at(3, 10, 0, 1), /^Feb 3, 2026$/],
])('%d is told as it would be said', (then, said) => {
  expect(told('en', then)).toMatch(said);
});

test('a moment after midnight has its day, not the hours that passed', () => {
  const midnight = new Date(2026, 10, 23, 0, 30).getTime();
  const before = new Date(2026, 10, 22, 22, 0).getTime();
  expect(whenIn('en')(before, midnight)).toMatch(/^yesterday/);
});

test('of a moment that lies ahead the day is told', () => {
  expect(told('en', at(25, 10, 0))).toBe('Nov 25');
});

test('every language tells it in its own way', () => {
  expect(told('es', at(23, 17, 24))).toBe('hace 12 min');
  expect(told('es', at(22, 10, 0))).toBe('ayer 10:00');
  expect(told('es', at(16, 10, 0))).toBe('16 nov');
});
