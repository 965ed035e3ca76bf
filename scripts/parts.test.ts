import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { partsOf } from './parts.mjs';

let tree = '';
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'parts-'));
});
afterEach(() => rmSync(tree, { recursive: true }));

function put(path: string, text = ''): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

/** So many scripts in a folder. */
function fill(folder: string, count: number): readonly string[] {
  const paths = Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
  paths.forEach((path) => put(path));
  return paths;
}

test('each file is in one part, and a large folder is not one part with those in it', () => {
  const paths = [...fill('src', 30), ...fill('src/one', 30), ...fill('src/two/deep', 5)];
  put('src/drawing.svg');
  put('node_modules/else.ts');
  put('top.ts');
  const parts = partsOf(tree, /\.ts$/);
  expect(parts.flat().sort()).toEqual([...paths, 'top.ts'].sort());
  expect(parts.map((part) => part.length).sort()).toEqual([1, 30, 30, 5]);
});

test('what holds little is one part, however deep its folders go', () => {
  const paths = [...fill('src', 3), ...fill('src/one/two', 3)];
  expect(partsOf(tree, /\.ts$/)).toEqual([paths]);
});
