/**
 * Whether Prettier would write every file as it is, part by part, so that it tells how far it is:
 * its own command says nothing before it has ended, and looks hung on a slow machine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { check, getFileInfo, resolveConfig } from 'prettier';
import { partsOf } from './parts.mjs';
import { root } from './set-up.mjs';

/**
 * @param {string} tree a folder with settings of Prettier's
 * @param {(line: string) => void} say is told of each part before it is looked at, and of each file
 *   that is not as Prettier writes it
 * @returns {Promise<number>} how many files are not
 */
export async function unformattedIn(tree, say) {
  const ignorePath = ['.gitignore', '.prettierignore'].map((name) => join(tree, name));
  let flaws = 0;
  for (const part of partsOf(tree, /./)) {
    say(`${part[0]} …`);
    for (const path of part) {
      const filepath = join(tree, path);
      const options = { ...(await resolveConfig(filepath, { editorconfig: true })), filepath };
      const { plugins = [] } = options;
      const { ignored, inferredParser } = await getFileInfo(filepath, { ignorePath, plugins });
      if (ignored || inferredParser === null) continue;
      const text = readFileSync(filepath, 'utf8');
      const flaw = await check(text, options).then(
        (isFine) => (isFine ? null : 'not as Prettier writes it: npm run format'),
        String,
      );
      if (flaw === null) continue;
      say(`${path}: ${flaw}`);
      flaws++;
    }
  }
  return flaws;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = (await unformattedIn(root, console.log)) === 0 ? 0 : 1;
}
