import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { namesIn } from './names.mjs';

const trees: string[] = [];
afterEach(() => trees.splice(0).forEach((tree) => rmSync(tree, { recursive: true })));

/** What is found in an app that has only these files, each named from `src`. */
function foundIn(files: Readonly<Record<string, string>>): readonly string[] {
  const tree = mkdtempSync(join(tmpdir(), 'names-'));
  trees.push(tree);
  for (const [name, content] of Object.entries(files)) {
    const file = join(tree, 'src', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return namesIn(tree).map(({ word }) => word);
}

describe('what only a game may name', () => {
  test.each([
    ['a type', 'lib/session/live.ts', 'export type BlazeLive = 1;', 'blaze'],
    ['a key of words', 'lib/i18n/en.ts', 'export const en = { trump: "" };', 'trump'],
    ['a role', 'lib/table/desk.ts', 'export const fireSeat = 0;', 'fire'],
    ['a field', 'lib/table/seat.ts', 'class Seat { #ash = 1; }', 'ash'],
    ['within a sentence', 'lib/i18n/es.ts', 'const s = `${KINDLING_ENDS} …`;', 'kindling'],
    ['a file', 'routes/hanabi/page.ts', '', 'hanabi'],
    ['a style', 'lib/ui/tokens.css', ':root { --suit-ember: red; }', 'ember'],
    ['a class in markup', 'lib/ui/Seat.svelte', '<p class="is-firebird"></p>', 'firebird'],
    [
      'a prop',
      'lib/ui/Plate.svelte',
      '<script lang="ts">let { trumps } = $props();</script>',
      'trumps',
    ],
  ])('%s is found', (_, file, content, word) => {
    expect(foundIn({ [file]: content })).toEqual([word]);
  });

  test('in its own folder, in the list of games and in prose it may be named', () => {
    const files = {
      'lib/games/blaze/rules/trump.ts': 'export const trump = 1;',
      'lib/games/registry.ts': 'export const blaze = 1;',
      'lib/core/seats.ts': '/** The first Fire of Blaze. */\nexport const first = "Blaze";',
      'lib/ui/Seat.svelte': '<!-- Ash -->\n<style>/* Ember */ .campfire { color: red; }</style>',
    };
    expect(foundIn(files)).toEqual([]);
  });

  test('of tests, only its own and those of the app as it is name it', () => {
    const tests = ['records/cases.ts', 'blaze/table/undo.test.ts', 'e2e/undo.test.ts'];
    const naming = tests.map((file) => [`../tests/${file}`, 'export const trump = 1;'] as const);
    expect(foundIn(Object.fromEntries(naming.slice(0, 1)))).toEqual(['trump']);
    expect(foundIn(Object.fromEntries(naming.slice(1)))).toEqual([]);
  });

  test('what games share names none of them', () => {
    expect(foundIn({ 'lib/games/contract/kit.ts': 'export const blaze = 1;' })).toEqual(['blaze']);
  });
});
