/**
 * ESLint over all components, part by part, so that it tells how far it is: its own command says
 * nothing before it has ended, and looks hung on a slow machine.
 */
import { ESLint } from 'eslint';
import { partsOf } from './parts.mjs';
import { root } from './set-up.mjs';

const eslint = new ESLint({ cwd: root, errorOnUnmatchedPattern: false, warnIgnored: false });
const formatter = await eslint.loadFormatter('stylish');
let flaws = 0;
for (const part of partsOf(root, /\.svelte$/)) {
  console.log(`${part[0]} …`);
  const results = await eslint.lintFiles(part);
  flaws += results.reduce(
    (sum, { errorCount, warningCount }) => sum + errorCount + warningCount,
    0,
  );
  const text = await formatter.format(results);
  if (text) console.log(text);
}
process.exitCode = flaws === 0 ? 0 : 1;
