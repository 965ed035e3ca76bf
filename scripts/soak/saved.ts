/** How far a run has come, kept in a file, so that a stopped one can go on. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING_DONE, type Extent, type Progress } from './trials.ts';

export interface Saved {
  /** What an earlier run with the same arguments left; nothing done where there is none. */
  read(): Progress;
  write(progress: Progress): void;
  forget(): void;
}

/** The file in `folder` that belongs to these arguments. */
export function savedIn(folder: string, name: string, { n, seed }: Extent): Saved {
  const file = join(folder, `${name}-${n}-${seed}.json`);
  return {
    read: () => readProgress(file),
    write: (progress) => {
      mkdirSync(folder, { recursive: true });
      // Whoever is interrupted here leaves the old file or the new one, never half of one.
      writeFileSync(`${file}.new`, JSON.stringify(progress));
      renameSync(`${file}.new`, file);
    },
    forget: () => rmSync(file, { force: true }),
  };
}

function readProgress(file: string): Progress {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return NOTHING_DONE;
  }
  const value: unknown = JSON.parse(text);
  if (!isProgress(value)) throw new Error(`${file} is damaged; start anew with --fresh.`);
  return value;
}

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  'done' in value &&
  Number.isSafeInteger(value.done) &&
  'violations' in value &&
  Array.isArray(value.violations);
