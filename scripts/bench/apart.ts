import { execFile } from 'node:child_process';
import { undoneWhenStopped } from './clean-up.ts';

/**
 * Runs a file of TypeScript in a process of its own, Node with these flags; gives what it prints.
 */
export function runApart(
  file: string,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<string> {
  const node = [...flags, '--import', import.meta.resolve('tsx'), file, ...args];
  let stop = (): void => {};
  const printed = new Promise<string>((resolve, reject) => {
    const child = execFile(process.execPath, node, (error, output) =>
      error ? reject(error) : resolve(output),
    );
    stop = () => void child.kill('SIGKILL');
  });
  return undoneWhenStopped(
    () => stop(),
    () => printed,
  );
}
