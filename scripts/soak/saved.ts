/** How far a run has come, kept in a file, so that a stopped one can go on. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING_DONE, type Extent, type Progress } from './trials.ts';

export interface Saved {
  /**
   * What an earlier run with the same arguments left; nothing done where there is none. `outdated`:
   * there is one, but it was of other sources, and what it found says nothing about these.
   */
  read(): { readonly progress: Progress; readonly outdated: boolean };
  write(progress: Progress): void;
  forget(): void;
}

/**
 * The file in `folder` that belongs to these arguments. `sources` tells the sources of this run
 * from others.
 */
export function savedIn(folder: string, name: string, { n, seed }: Extent, sources: string): Saved {
  const file = join(folder, `${name}-${n}-${seed}.json`);
  return {
    read: () => {
      const found = readContent(file);
      if (found === null) return { progress: NOTHING_DONE, outdated: false };
      const { sources: theirs, ...progress } = found;
      const outdated = theirs !== sources;
      return { progress: outdated ? NOTHING_DONE : progress, outdated };
    },
    write: (progress) => {
      const content: Content = { sources, ...progress };
      mkdirSync(folder, { recursive: true });
      // Whoever is interrupted here leaves the old file or the new one, never half of one.
      writeFileSync(`${file}.new`, JSON.stringify(content));
      renameSync(`${file}.new`, file);
    },
    forget: () => rmSync(file, { force: true }),
  };
}

interface Content extends Progress {
  readonly sources: string;
}

function readContent(file: string): Content | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const value: unknown = JSON.parse(text);
  if (!isContent(value)) throw new Error(`${file} is damaged; start anew with --fresh.`);
  return value;
}

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' &&
  value !== null &&
  'sources' in value &&
  typeof value.sources === 'string' &&
  'done' in value &&
  Number.isSafeInteger(value.done) &&
  'violations' in value &&
  Array.isArray(value.violations) &&
  'counts' in value &&
  typeof value.counts === 'object' &&
  'ms' in value &&
  typeof value.ms === 'number' &&
  'ran' in value &&
  Array.isArray(value.ran);
