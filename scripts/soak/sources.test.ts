import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { BROWSER_FOLDERS, SHARED_FOLDERS, sourcesHash } from './sources.ts';

let root = '';
const put = (path: string, text: string) => writeFileSync(join(root, path), text);
const hash = () => sourcesHash(root, ['games', 'core']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(root, 'games/blaze'), { recursive: true });
  mkdirSync(join(root, 'core'));
  put('games/blaze/play.ts', 'one');
  put('core/seats.ts', 'two');
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['a source is changed', () => put('games/blaze/play.ts', 'One')],
  ['one is added', () => put('core/more.ts', '')],
  ['a component is added', () => put('core/Seat.svelte', '')],
  ['a script without types is added', () => put('core/in-page.js', '')],
  ['one is moved', () => renameSync(join(root, 'core/seats.ts'), join(root, 'games/seats.ts'))],
  ['one is gone', () => rmSync(join(root, 'core/seats.ts'))],
])('the sources are others when %s', (_, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

it('tests and other files do not count', () => {
  const before = hash();
  put('core/seats.test.ts', 'three');
  put('games/blaze/rules.md', 'four');
  put('tsconfig.ts', 'five');
  mkdirSync(join(root, 'core/404.html'));
  expect(hash()).toBe(before);
});

it('tests count where trials run them', () => {
  const before = sourcesHash(root, ['core'], { withTests: true });
  put('core/seats.test.ts', 'three');
  expect(sourcesHash(root, ['core'], { withTests: true })).not.toBe(before);
});

it('the tests of every game count, each folder once', () => {
  for (const { id } of GAMES) expect(SHARED_FOLDERS).toContain(`tests/${id}`);
  expect(new Set(SHARED_FOLDERS).size).toBe(SHARED_FOLDERS.length);
});

it('the sources of this project can be told', () => {
  const project = fileURLToPath(new URL('../../', import.meta.url));
  expect(sourcesHash(project, [...SHARED_FOLDERS, ...BROWSER_FOLDERS])).toMatch(/^[0-9a-f]{64}$/);
});
