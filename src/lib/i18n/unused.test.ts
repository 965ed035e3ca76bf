import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { files } from './en/files.ts';
import { GAMES } from '../games/registry.ts';

/** What every game says while it is played, on the home page and in its lessons. */
const ofGames = import.meta.glob<Readonly<Record<string, object>>>(
  '../games/*/words/en/{index,home,lessons}.ts',
  { eager: true },
);
const saidBy = (id: string): readonly object[] =>
  Object.entries(ofGames)
    .filter(([path]) => path.startsWith(`../games/${id}/`))
    .flatMap(([, said]) => Object.values(said));

const src = join(import.meta.dirname, '../..');
const SILENT = /\.test\.ts$|^lib.(?:i18n|games.\w+.words).e[ns]\b/;
const NO_CODE = /<style>[^]*<\/style>|\/\*[^]*?\*\/|<!--[^]*?-->|^\s*\/\/.*$/gm;

/** The code that may say something: all but the words themselves, tests, styles and comments. */
const sources: readonly string[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !SILENT.test(path))
  .map((path) => readFileSync(join(src, path), 'utf8').replace(NO_CODE, ''));

const names: readonly ReadonlySet<string>[] = sources.map((text) => new Set(text.match(/\w+/g)));

/**
 * Whether some file picks from a group of messages by a key that is not written down:
 * "phases[phase]", or "words[state]" where words are that group.
 */
const isPickedFrom = (group: string): boolean =>
  sources.some(
    (text) =>
      new RegExp(`\\b${group}\\[[a-z]`).test(text) ||
      (text.includes(`['${group}']`) && /\b(?:words|said)\[[a-z]/.test(text)),
  );

/** The keys of `tree` that no file names together with the group they are picked from by name. */
function unused(tree: object, group: string | null, path: readonly string[]): readonly string[] {
  const isPicked = group !== null && isPickedFrom(group);
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const here = [...path, key];
    const isNamed = names.some((words) => words.has(key) && (group === null || words.has(group)));
    if (!isNamed && !isPicked) return [here.join('.')];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? unused(value, isPicked ? group : key, here) : [];
  });
}

const unusedIn = (words: object) => unused(words, null, []);

it('every message of the app is said somewhere', () => {
  expect(unusedIn({ ...en, files })).toEqual([]);
});

it.each(GAMES.map(({ id }) => id))('every message of %s is said somewhere', (id) => {
  expect(saidBy(id)).not.toEqual([]);
  expect(saidBy(id).flatMap(unusedIn)).toEqual([]);
});

it('one that nobody says is found', () => {
  expect(unusedIn({ page: { quixotic: 'Nobody says this.' } })).toEqual(['page.quixotic']);
});
