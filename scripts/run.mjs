/**
 * `node scripts/run.mjs <name> …`: runs scripts/<name>.ts with the arguments that follow, in this
 * process, so that input, output and exit code are the script's own. Installs first what is missing,
 * and says so on stderr only: stdout belongs to the script.
 */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { checkNode, ensureInstalled, root, withSetUpErrors } from './set-up.mjs';

const [name = '', ...args] = process.argv.slice(2);
const script = join(root, 'scripts', `${name}.ts`);

await withSetUpErrors(() => {
  checkNode();
  ensureInstalled(console.error);
});
const { register } = await import('tsx/esm/api');
register();
process.argv = [process.execPath, script, ...args];
await import(pathToFileURL(script).href);
