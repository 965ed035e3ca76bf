import { expect, it } from 'vitest';
import { handSpace } from './hand-space.ts';

it.each([
  { width: 1366, height: 950, rem: 16, asTable: 'wide', why: 'a tablet on its side' },
  { width: 820, height: 1100, rem: 16, asTable: 'high', why: 'an upright tablet' },
  { width: 820, height: 1100, rem: 32, asTable: null, why: 'one with text twice as large' },
  { width: 390, height: 780, rem: 16, asTable: null, why: 'a phone' },
  { width: 0, height: 0, rem: 0, asTable: undefined, why: 'a glass nobody has measured' },
])('$why lies as a table: $asTable', ({ width, height, rem, asTable }) => {
  expect(handSpace({ width, height, rem }, 5)).toMatchObject({ height, asTable });
});

it('lays many cards of a low hand in two rows, few of them and those of a phone in one', () => {
  const low = { width: 844, height: 390, rem: 16 };
  const rows = [5, 16].map((cards) => handSpace(low, cards).rows);
  expect(rows).toEqual([false, true]);
  expect(handSpace({ width: 390, height: 780, rem: 16 }, 20).rows).toBe(false);
});
