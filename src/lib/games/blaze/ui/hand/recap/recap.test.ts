import { expect, it } from 'vitest';
import { recapOf } from './recap.ts';

it('shows the two newest lines of what happened', () => {
  expect(recapOf(['Ana attacks.', 'Ben beats it.', 'Leo adds.'])).toEqual({
    before: 'Ben beats it.',
    newest: 'Leo adds.',
    whole: 'Ana attacks. Ben beats it. Leo adds.',
  });
});

it('shows the newest alone where both would not fit, or where there is no other', () => {
  const long = 'Cards drawn: Benjamín 2, Ana 3, Guadalupe 1, and Mira 1.';
  expect(recapOf([long, long])).toMatchObject({ before: '', newest: long });
  expect(recapOf(['Ana attacks.'])).toMatchObject({ before: '', newest: 'Ana attacks.' });
});

it('leaves to the log what came long before', () => {
  const lines = Array.from({ length: 40 }, (_, i) => `Line ${i}.`);
  const { whole } = recapOf(lines);
  expect(whole.startsWith('Line 10.')).toBe(true);
  expect(whole.endsWith('Line 39.')).toBe(true);
});
