import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...sheet.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
);

/** WCAG 2.2: relative luminance of a colour, 0 for black and 1 for white. */
function luminance(name: string): number {
  const hex = tokens.get(name);
  if (!hex) throw new Error(`There is no colour --${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2: contrast ratio of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const texts = ['linen', 'linen-hi', 'linen-2', 'muted', 'gold', 'sun-glow', 'good'];
const grounds = ['night', 'coal', 'walnut', 'lacquer', 'lacquer-deep'];

describe('the colours', () => {
  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    'text in %s can be read on %s',
    (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5),
  );

  test.each([
    ['glow', 'lacquer-glow'],
    ['heather', 'lacquer-glow'],
    ['glow', 'walnut'],
    ['heather', 'walnut'],
    ['mist', 'walnut'],
    ['linen-2', 'lacquer-glow'],
    ['ink', 'gold'],
    ['ink', 'sun-glow'],
    ['ink', 'glow'],
    ['ink', 'heather'],
    ['ink', 'mist'],
    ['ink', 'linen'],
    ['linen', 'bark'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['linen-hi', 'flame'],
    ['ink', 'sun'],
    ['linen-hi', 'frost'],
    ['linen', 'flame'],
    ['linen', 'frost'],
    ['edge', 'walnut'],
    ['edge', 'night'],
    ['edge', 'lacquer-deep'],
    ['gold-deep', 'coal'],
    ['focus', 'walnut'],
    ['focus', 'flame'],
    ['focus', 'night'],
    ...['teal', 'violet', 'rose', 'lime', 'bone'].flatMap((person): [string, string][] => [
      ['ink', person],
      [person, 'walnut'],
      [person, 'lacquer-glow'],
    ]),
  ] as [string, string][])(
    '%s stands out from %s as a shape or a large figure',
    (shape, ground) => {
      expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});
