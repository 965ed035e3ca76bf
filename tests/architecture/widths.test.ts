import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { longLinesIn } from './widths.mjs';

const trees: string[] = [];
afterEach(() => trees.splice(0).forEach((tree) => rmSync(tree, { recursive: true })));

/** The lines that are too long in a tree that has only this file. */
function foundIn(name: string, content: string): readonly number[] {
  const tree = mkdtempSync(join(tmpdir(), 'widths-'));
  trees.push(tree);
  mkdirSync(dirname(join(tree, name)), { recursive: true });
  writeFileSync(join(tree, name), content);
  return longLinesIn(tree).map(({ line }) => line);
}

const LONG = `${'word '.repeat(20)}x`;
const FULL = LONG.slice(1);

test.each([
  ['src/lib/ui/base.css', `/* fine */\n/* ${LONG} */`, 2],
  ['src/app.html', `<p>\n  <!-- ${LONG} -->\n</p>`, 2],
  ['.github/workflows/pages.yml', `# ${LONG}\n`, 1],
  ['.oxlintrc.json', `{\n  // ${LONG}\n}`, 2],
  ['.ci/run', `# ${LONG}`, 1],
  ['src/lib/core/seats.ts', `// fine\n  // it's ${LONG}`, 2],
  ['src/lib/core/way.ts', `const a = 1;\nconst b = 1; // ${LONG}`, 2],
  ['scripts/lint.mjs', `'${LONG}'\n'${LONG}' // prettier-ignore`, 2],
  ['src/lib/ui/Card.svelte', `<!-- ${LONG} -->\n${LONG} // prettier-ignore`, 2],
  ['README.md', `${LONG}\n\`\`\`sh\n${LONG}\n\`\`\`\n${LONG}`, 3],
])('a long line of %s is found', (file, content, line) => {
  expect(foundIn(file, content)).toEqual([line]);
});

test('a line may be full', () => {
  expect(FULL).toHaveLength(100);
  expect(foundIn('src/lib/ui/base.css', FULL)).toEqual([]);
  expect(foundIn('src/lib/core/seats.ts', `${FULL} // prettier-ignore`)).toEqual([]);
});

test.each([
  ['a drawing', 'src/lib/ui/base.css', `--tile: url("data:image/svg+xml,${LONG}");`],
  ['a text', 'src/lib/core/seats.ts', `const text = '${LONG}';`],
  ['a pattern', 'src/lib/core/seats.ts', `const pattern = /${LONG}/;`],
  ['an address', 'src/app.html', `<a href="https://example.org/">${LONG}</a>`],
  ['a record', 'tests/records/tag/1.json', `"${LONG}"`],
  ['what a tool wrote', 'package-lock.json', `"${LONG}"`],
])('%s may be longer', (_, file, content) => {
  expect(foundIn(file, content)).toEqual([]);
});
