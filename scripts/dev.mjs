/** `npm run dev`: the development server, after installing what is missing. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, ensureInstalled, root, withSetUpErrors } from './set-up.mjs';

await withSetUpErrors(() => {
  checkNode();
  ensureInstalled();
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'dev', '--host', '127.0.0.1', ...process.argv.slice(2)];
  const server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  server.on('exit', (code) => process.exit(code ?? 0));
});
