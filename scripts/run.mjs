/**
 * `node scripts/run.mjs <name> …`: runs scripts/<name>.ts with the arguments that follow, in this
 * process, so that input, output and exit code are the script's own. Installs first what is
 * missing, and says so on stderr only: stdout belongs to the script.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, ensureInstalled, root, SetUpError, withSetUpErrors } from './set-up.mjs';

const [name = '', ...args] = process.argv.slice(2);
const script = join(root, 'scripts', `${name}.ts`);

await withSetUpErrors(() => {
  checkNode();
  if (!existsSync(script)) throw new SetUpError(`There is no scripts/${name}.ts to run.`);
  ensureInstalled(console.error);
});
const { register } = await import('tsx/esm/api');
register();
process.argv = [process.execPath, script, ...args];
await import(pathToFileURL(script).href);
