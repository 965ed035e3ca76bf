import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is to be undone when the process is stopped half-way, the newest last. */
const left = new Set<() => void>();

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** A run that is stopped leaves nothing behind, like one that comes to its end. */
export function cleanUpWhenStopped(): void {
  for (const [signal, code] of Object.entries(SIGNALS))
    process.once(signal, () => {
      // After all others who listen: a browser has to be ended before its folder can go.
      process.once('exit', () => [...left].reverse().forEach((undo) => undo()));
      process.exit(code);
    });
}

/**
 * Remembers how to undo something, for as long as `work` takes. Undoes it by itself only when the
 * process is stopped.
 */
export async function undoneWhenStopped<T>(undo: () => void, work: () => Promise<T>): Promise<T> {
  left.add(undo);
  try {
    return await work();
  } finally {
    left.delete(undo);
  }
}

/** Lends a new folder among the temporary ones. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'fireside-bench-'));
  // A browser that has just ended may still be writing.
  const remove = (): void =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  try {
    return await undoneWhenStopped(remove, () => work(folder));
  } finally {
    remove();
  }
}
