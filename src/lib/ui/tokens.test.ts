import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { THEMES } from '../core/settings.ts';
import { contrastOf, lightOf } from './testing/colours.ts';
import { themes } from './testing/themes.ts';

const texts = ['linen', 'linen-hi', 'linen-2', 'muted', 'gold', 'sun-glow', 'good'];
const grounds = ['night', 'coal', 'walnut', 'lacquer', 'lacquer-deep'];
const people = ['teal', 'violet', 'rose', 'lime', 'bone'];

test('every theme there is has colours', () => {
  expect([...themes.keys()].sort()).toEqual([...THEMES].sort());
});

describe.each([...themes])('the colours by %s', (_, tokens) => {
  /** WCAG 2.2: contrast ratio of two tokens, 1 to 21. */
  function contrast(one: string, other: string): number {
    const [first, second] = [one, other].map((name) => {
      const hex = tokens.get(name);
      if (!hex) throw new Error(`There is no colour --${name}`);
      return lightOf(hex);
    });
    return contrastOf(first!, second!);
  }

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
    ['linen-2', 'burn-glow'],
    ['linen-2', 'burn-deep'],
    ['ink', 'button'],
    ['ink', 'button-lit'],
    ['on-chip', 'chip'],
    ['linen', 'bark'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['edge', 'walnut'],
    ['edge', 'night'],
    ['edge', 'lacquer-deep'],
    ['gold-deep', 'coal'],
    ['focus', 'walnut'],
    ['focus', 'night'],
    ...people.map((person): [string, string] => ['ink', person]),
  ] as [string, string][])(
    '%s stands out from %s as a shape or a large figure',
    (shape, ground) => {
      expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(
    people.flatMap((person) => [[person, 'walnut'] as const, [person, 'lacquer-glow'] as const]),
  )('the emblem in %s stands out from %s, or its rim does', (person, ground) => {
    const rim = tokens.has('rim') ? contrast('rim', ground) : 0;
    expect(Math.max(contrast(person, ground), rim)).toBeGreaterThanOrEqual(3);
  });
});

const games = new URL('../games/', import.meta.url);
/** What paints the cards of all games, without what gives tokens another value on purpose. */
const cardStyles = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => new URL(`${name}/ui/cards/`, games))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/[^{}]*\[data-game[^{]*\{[^}]*\}/g, '');

describe('what is painted', () => {
  // What has the name of a token is set anew by day on whatever keeps its colours of the night.
  test('no card gives a paint of its own the name of a token', () => {
    const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
    const named = (text: string) => [...text.matchAll(/^ *(--[\w-]+):/gm)].map(([, name]) => name);
    const own = named(cardStyles);
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((name) => named(tokens).includes(name))).toEqual([]);
  });

  const night = themes.get('night');
  const contrast = (one: string, other: string) =>
    contrastOf(lightOf(night?.get(one) ?? ''), lightOf(night?.get(other) ?? ''));

  test.each([
    ['linen-hi', 'flame', 3],
    ['ink', 'sun', 3],
    ['linen-hi', 'frost', 3],
    ['linen', 'flame', 3],
    ['linen', 'frost', 3],
    ['focus', 'flame', 3],
    ['ink', 'glow', 4.5],
    ['ink', 'heather', 4.5],
    ['ink', 'mist', 4.5],
  ] as const)('%s stands out from %s', (shape, ground, least) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(least);
  });
});
