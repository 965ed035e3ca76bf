import { spawn } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../set-up.mjs';
import { undoneWhenStopped } from './clean-up.ts';

/**
 * Builds the empty app of the same stack, from the same packages, below a folder; returns where the
 * built files are.
 */
export async function buildEmptyApp(folder: string): Promise<string> {
  const app = join(folder, 'empty-app');
  cpSync(join(root, 'tests', 'bench-app'), app, { recursive: true });
  const packages = join(root, 'node_modules');
  symlinkSync(packages, join(app, 'node_modules'), 'junction');
  await runVite(join(packages, 'vite', 'bin', 'vite.js'), app);
  return join(app, 'build');
}

function runVite(vite: string, folder: string): Promise<void> {
  // Kit takes the folder it is started in for the project.
  const child = spawn(process.execPath, [vite, 'build'], { cwd: folder, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The empty app could not be built:\n${output}`));
    });
  });
  return undoneWhenStopped(
    () => void child.kill('SIGKILL'),
    () => ended,
  );
}
