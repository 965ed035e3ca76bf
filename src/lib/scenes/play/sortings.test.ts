import { expect, test } from 'vitest';
import { Sortings } from './sortings.svelte.ts';

test('each seat has its cards as it likes them, and nobody else’s', () => {
  const sortings = new Sortings();
  expect(sortings.of(0)).toBeNull();
  sortings.keep(0, 'byRank');
  sortings.keep(2, 'bySuit');
  expect([0, 1, 2].map((seat) => sortings.of(seat))).toEqual(['byRank', null, 'bySuit']);
  sortings.keep(0, null);
  expect(sortings.of(0)).toBeNull();
});
