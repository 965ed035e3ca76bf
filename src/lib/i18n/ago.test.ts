import { expect, test } from 'vitest';
import { agoIn } from './ago.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  [0, 'now'],
  [59_999, 'now'],
  [-DAY, 'now'],
  [MINUTE, '1 minute ago'],
  [12.9 * MINUTE, '12 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [DAY, 'yesterday'],
  [3 * DAY, '3 days ago'],
  [14 * DAY, '2 weeks ago'],
  [90 * DAY, '3 months ago'],
])('%d milliseconds are told as "%s"', (passed, told) => {
  expect(agoIn('en')(1_000_000_000_000 - passed, 1_000_000_000_000)).toBe(told);
});

test('every language tells it in its own way', () => {
  expect(agoIn('es')(0, 12 * MINUTE)).toBe('hace 12 minutos');
});
