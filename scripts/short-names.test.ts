import { expect, test } from 'vitest';
import { propertyNameAt, styleNameAt } from './short-names.mjs';

const CARD = /^(?:--)?[a-z][0-9f]$/i;
const first = <Name>(count: number, nameAt: (at: number) => Name) =>
  Array.from({ length: count }, (_, at) => nameAt(at));

test('no short name reads like a card, and all of them differ', () => {
  for (const names of [first(2652, propertyNameAt), first(650, styleNameAt)]) {
    expect(names.filter((name) => CARD.test(String(name)))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a component without a place among the short names has none', () => {
  expect([styleNameAt(-1), styleNameAt(0), styleNameAt(650)]).toEqual([null, 'Aa', null]);
});
