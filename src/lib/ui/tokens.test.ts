import { describe, expect, test } from 'vitest';
import { contrastOf, lightOf } from './testing/colours.ts';
import { themes } from './testing/themes.ts';

const tokens = themes.get('night');

/** WCAG 2.2: contrast ratio of two tokens, 1 to 21. */
function contrast(one: string, other: string): number {
  const [first, second] = [one, other].map((name) => {
    const hex = tokens?.get(name);
    if (!hex) throw new Error(`There is no colour --${name}`);
    return lightOf(hex);
  });
  return contrastOf(first!, second!);
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
