import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chunks } from './chunks.ts';

/** Who imports a module at once, or brings it along later. */
interface Above {
  readonly importers?: readonly string[];
  readonly dynamicImporters?: readonly string[];
}

/** The file of the build that a module of a clone gets into; `above` names modules likewise. */
function chunkOf(
  file: string,
  above: Readonly<Record<string, Above>> = {},
  clone = '/home/me/fireside',
): string | null {
  const from = (files: readonly string[] = []) => files.map((one) => `${clone}/${one}`);
  const graph = {
    getModuleInfo(id: string) {
      const { importers, dynamicImporters } = above[id.slice(clone.length + 1)] ?? {};
      return { importers: from(importers), dynamicImporters: from(dynamicImporters) };
    },
  };
  for (const { name } of chunks) {
    const chunk = typeof name === 'function' ? name(`${clone}/${file}`, graph as never) : name;
    if (typeof chunk === 'string') return chunk;
  }
  return null;
}

describe.each(['/home/me/fireside', '/srv/bots/fireside', '/srv/rules/words/en/lessons'])(
  'in a clone at %s',
  (clone) => {
    test.each([
      ['src/lib/games/tag/rules/play.ts', 'tag-rules'],
      ['src/lib/games/tag/bots/search.ts', 'tag-bots'],
      ['src/lib/games/tag/ui/Table.svelte', 'tag'],
      ['src/lib/games/tag/kit.ts', 'tag'],
      ['src/lib/games/tag/words/es/hand.ts', 'tag-words'],
      ['src/lib/games/tag/ui/lessons/Lessons.svelte', 'tag-lessons'],
      ['src/lib/games/bots/attend.ts', 'bots'],
      ['src/lib/games/contract/live.ts', 'engine'],
      ['src/lib/scenes/home/returning.ts', 'play'],
      ['src/routes/+page.svelte', 'frame'],
    ])('%s gets into %s', (file, chunk) => {
      expect(chunkOf(file, {}, clone)).toBe(chunk);
    });
  },
);

describe('what is taught of a game', () => {
  const game = 'src/lib/games/tag';
  const above = {
    [`${game}/words/taught.ts`]: { importers: [`${game}/ui/lessons/course.ts`] },
    [`${game}/words/en/taught.ts`]: { dynamicImporters: [`${game}/words/taught.ts`] },
    [`${game}/words/en/cards.ts`]: {
      importers: [`${game}/words/en/taught.ts`, `${game}/words/en/index.ts`],
    },
    [`${game}/words/en/index.ts`]: { dynamicImporters: [`${game}/words/index.ts`] },
    [`${game}/words/index.ts`]: { importers: [`${game}/ui/screens.ts`] },
  };

  test('is what nothing but its lessons asks for, whatever its files are called', () => {
    expect(chunkOf(`${game}/words/taught.ts`, above)).toBe('tag-lessons');
    expect(chunkOf(`${game}/words/en/taught.ts`, above)).toBe('tag-taught');
  });

  test('is not what its screens say too', () => {
    expect(chunkOf(`${game}/words/en/cards.ts`, above)).toBe('tag-words');
    expect(chunkOf(`${game}/words/index.ts`, above)).toBe('tag');
  });
});

test('any drawing in the folder of a game itself is there with the first page', () => {
  expect(chunkOf('src/lib/games/tag/sketch.svg?no-inline')).toBe('frame');
  expect(chunkOf('src/lib/games/tag/ui/sketch.svg')).toBe('tag');
});

test('no rule names a game or a file', () => {
  const rules = readFileSync(new URL('chunks.ts', import.meta.url), 'utf8');
  const besides = ['contract', 'bots', 'conformance'];
  const games = readdirSync(new URL('../src/lib/games', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !besides.includes(entry.name))
    .map(({ name }) => name);
  expect(games.filter((name) => rules.includes(name))).toEqual([]);
  expect(rules.match(/\w\\\.\w+/g)).toBeNull();
});
