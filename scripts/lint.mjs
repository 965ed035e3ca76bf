/**
 * ESLint over everything, folder by folder, so that it tells how far it is: its own command says
 * nothing before it has ended, and looks hung on a slow machine.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { root } from './set-up.mjs';

/** Folders that are large enough to be gone through one part after the other. */
const large = ['', 'src', 'src/lib', 'src/lib/ui', 'src/lib/games', 'src/lib/games/blaze'];

/** Everything in the large folders: files first, then folders that are not among them. */
const parts = large.flatMap((folder) => {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const paths = (/** @type {typeof entries} */ some) => some.map(({ name }) => join(folder, name));
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(js|mjs|ts|svelte)$/.test(entry.name),
  );
  const folders = paths(entries.filter((entry) => entry.isDirectory()));
  return [paths(files), ...folders.filter((path) => !large.includes(path)).map((path) => [path])];
});

const eslint = new ESLint({ cwd: root, errorOnUnmatchedPattern: false, warnIgnored: false });
const formatter = await eslint.loadFormatter('stylish');
let flaws = 0;
for (const part of parts) {
  const results = part.length === 0 ? [] : await eslint.lintFiles(part);
  if (results.length === 0) continue;
  flaws += results.reduce(
    (sum, { errorCount, warningCount }) => sum + errorCount + warningCount,
    0,
  );
  console.log(`${part[0]} …`);
  const text = await formatter.format(results);
  if (text) console.log(text);
}
process.exitCode = flaws === 0 ? 0 : 1;
