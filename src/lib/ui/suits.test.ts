import { describe, expect, test } from 'vitest';
import { differenceOf, lightOf, SIGHTS, type Light } from './testing/colours.ts';
import { themes } from './testing/themes.ts';

const SUITS = ['flame', 'sun', 'frost'] as const;
/** How different two suits have to look, by CIEDE2000: to all eyes, and in grey. */
const APART = 20;
const APART_IN_GREY = 15;

const pairs = SUITS.flatMap((one, i) => SUITS.slice(i + 1).map((other) => [one, other] as const));
const sights = Object.keys(SIGHTS) as (keyof typeof SIGHTS)[];

const colour = (theme: string, name: string): Light => {
  const hex = themes.get(theme)?.get(name);
  if (!hex) throw new Error(`There is no colour --${name} by ${theme}`);
  return lightOf(hex);
};

describe.each([...themes.keys()])('suits by %s', (theme) => {
  test.each(sights.flatMap((sight) => pairs.map((pair) => [sight, ...pair] as const)))(
    'to %s eyes, %s cannot be taken for %s',
    (sight, one, other) => {
      const see = SIGHTS[sight];
      const apart = differenceOf(see(colour(theme, one)), see(colour(theme, other)));
      expect(apart).toBeGreaterThanOrEqual(sight === 'grey' ? APART_IN_GREY : APART);
    },
  );
});

test('the measure agrees with its authors', () => {
  // Two greys of 0 and 100 are 100 apart, and a colour is not apart from itself.
  expect(differenceOf(lightOf('#000000'), lightOf('#ffffff'))).toBeCloseTo(100, 1);
  expect(differenceOf(lightOf('#d23a26'), lightOf('#d23a26'))).toBe(0);
});
