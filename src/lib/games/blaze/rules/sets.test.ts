import { expect, it } from 'vitest';
import { below, highestOf, isOneOf, lowestOf, setOf, setOfAll } from './sets.ts';

it('a set holds what it was made of, and nothing else', () => {
  const set = setOfAll([29, 2, 5]);
  const held = Array.from({ length: 31 }, (_, n) => n).filter((n) => isOneOf(n, set));
  expect(held).toEqual([2, 5, 29]);
  expect(setOf(5)).toBe(setOfAll([5]));
  expect([lowestOf(set), highestOf(set), highestOf(0)]).toEqual([2, 29, -1]);
  expect(below(3)).toBe(setOfAll([0, 1, 2]));
  expect(below(30)).toBe(setOfAll(Array.from({ length: 30 }, (_, n) => n)));
});
