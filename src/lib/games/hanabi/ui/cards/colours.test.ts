import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  contrastOf,
  differenceOf,
  lightOf,
  SIGHTS,
  type Light,
} from '../../../../ui/testing/colours.ts';
import { coloursIn } from '../../../../ui/testing/themes.ts';
import { COLORS } from '../../rules/card.ts';
import { hueOf } from './signs.ts';

const sheet = readFileSync(new URL('colours.css', import.meta.url), 'utf8');
const tokens: ReadonlyMap<string, string> = new Map(coloursIn(sheet));
const colour = (name: string): Light => {
  const hex = tokens.get(name);
  if (!hex) throw new Error(`There is no colour --${name}`);
  return lightOf(hex);
};

const hues = COLORS.map(hueOf);
const pairs = hues.flatMap((one, i) => hues.slice(i + 1).map((other) => [one, other] as const));
const sights = Object.keys(SIGHTS) as (keyof typeof SIGHTS)[];

/** What one of the five is painted in, by its style's name. */
const painted = (name: string): Record<string, string> => {
  const block = new RegExp(`^\\.in-${name} \\{(.*?)^\\}`, 'ms').exec(sheet)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--(\w+): (.*);/g)].map(([, key, value]) => [key, value]),
  );
};
const fieldOf = (hue: string): Light => lightOf(painted(hue)['field'] ?? '');

/** How different two colours have to look, by CIEDE2000: to all eyes, and in grey. */
const APART = 20;
const APART_IN_GREY = 15;

test.each(sights.flatMap((sight) => pairs.map((pair) => [sight, ...pair] as const)))(
  'to %s eyes, %s cannot be taken for %s',
  (sight, one, other) => {
    const see = SIGHTS[sight];
    const apart = differenceOf(see(fieldOf(one)), see(fieldOf(other)));
    expect(apart).toBeGreaterThanOrEqual(sight === 'grey' ? APART_IN_GREY : APART);
  },
);

describe.each(COLORS)('on a card of %s', (color) => {
  const { face = '', tile = '' } = painted(hueOf(color));

  test('the number and the sign can be read', () => {
    const [, name = ''] = /^var\(--(\w+)\)$/.exec(face) ?? [];
    const apart = contrastOf(colour(name), fieldOf(hueOf(color)));
    expect(apart).toBeGreaterThanOrEqual(4.5);
  });

  test('the pattern is its own', () => {
    expect(tile).not.toBe('');
    expect(sheet.split(tile)).toHaveLength(2);
  });
});

test('a card that was just pointed at is ringed in none of the colours', () => {
  for (const hue of hues) {
    expect(differenceOf(colour('touched'), fieldOf(hue)), hue).toBeGreaterThan(APART);
  }
  expect(contrastOf(colour('touched'), colour('dusk'))).toBeGreaterThanOrEqual(3);
});
