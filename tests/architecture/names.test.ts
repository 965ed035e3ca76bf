import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { namesIn } from './names.mjs';

const trees: string[] = [];
afterEach(() => trees.splice(0).forEach((tree) => rmSync(tree, { recursive: true })));

/** What is found in an app that has two games and these files, each named from `src`. */
function foundIn(files: Readonly<Record<string, string>>): readonly string[] {
  const tree = mkdtempSync(join(tmpdir(), 'names-'));
  trees.push(tree);
  const games = { 'lib/games/blaze/kit.ts': '', 'lib/games/hanabi/kit.ts': '' };
  for (const [name, content] of Object.entries({ ...games, ...files })) {
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
    ['a quoted key', 'lib/i18n/en.ts', "export const en = { 'trump-card': '' };", 'trump'],
    ['a key of a type', 'lib/i18n/en.ts', 'interface En { "kindling": string }', 'kindling'],
    ['a key that is asked for', 'lib/i18n/en.ts', "words['ember'];", 'ember'],
    ['a code', 'lib/ui/roles.ts', "export type Role = 'fire';", 'fire'],
    ['the head of a code', 'lib/ui/roles.ts', 'const role = `fire-${side}`;', 'fire'],
    ['the middle of a code', 'lib/ui/roles.ts', 'const role = `${a}-ash-${b}`;', 'ash'],
    ['the end of a code', 'lib/ui/roles.ts', 'const role = `${side}-ember`;', 'ember'],
    ['a code in capitals', 'lib/ui/roles.ts', "const role = 'TRUMP';", 'trump'],
    ['one of several classes', 'lib/ui/roles.ts', "const classes = 'plate is-fire';", 'fire'],
    ['within a sentence', 'lib/i18n/es.ts', 'const s = `${KINDLING_ENDS} …`;', 'kindling'],
    ['a file', 'routes/hanabi/page.ts', '', 'hanabi'],
    ['a file that is not read', 'lib/ui/trump.webp', '', 'trump'],
    ['a part of a drawing', 'lib/ui/suits.svg', '<svg><g id="ember" /></svg>', 'ember'],
    ['a field of data', 'lib/ui/people.json', '{ "ashOf": 1 }', 'ash'],
    ['a class of a page', 'app.html', '<body class="is-firebird">', 'firebird'],
    ['a script of a page', 'app.html', '<script>const fire = 1;</script>', 'fire'],
    ['a plain script', 'routes/find-home.js', 'const embers = 1;', 'embers'],
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

  test('a game is called what its folder is called', () => {
    const files = {
      'lib/games/red-lanterns/kit.ts': 'export const redLanterns = 1;',
      'lib/games/ghost/kit.ts': '',
      'lib/ui/Light.svelte': '<p class="red-lanterns"></p>',
      'lib/ui/lanterns-in-red.ts': 'export const red = 1;',
      'routes/ghost.html': '',
    };
    expect(foundIn(files)).toEqual(['ghost', 'red lanterns']);
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
    const inTests = (file: string) => foundIn({ [`../tests/${file}`]: '({ "trump": 1 });' });
    expect(inTests('records/cases.ts')).toEqual(['trump']);
    expect(inTests('ghost/undo.test.ts')).toEqual(['trump']);
    for (const own of ['blaze/table/undo.test.ts', 'e2e/undo.test.ts', 'records/blaze/1.json'])
      expect(inTests(own)).toEqual([]);
  });

  test('what a test says may be what it looks for', () => {
    expect(foundIn({ 'lib/shelf/older.test.ts': "expect(game).toBe('blaze');" })).toEqual([]);
  });

  test('what games share names none of them', () => {
    expect(foundIn({ 'lib/games/contract/kit.ts': 'export const blaze = 1;' })).toEqual(['blaze']);
  });
});
