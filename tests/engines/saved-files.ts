import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lookFor } from './engine.ts';

/** Whole files alone: browsers name what is still on its way otherwise. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.json'));

/** The next file that a browser saves into a folder, from this call on. */
export async function nextFileIn(folder: string): Promise<{ path(): Promise<string> }> {
  const before = new Set(filesIn(folder));
  const path = await lookFor('a saved file', () => {
    const name = filesIn(folder).find((each) => !before.has(each));
    const file = name && join(folder, name);
    return file && statSync(file).size > 0 && file;
  });
  return { path: () => Promise.resolve(path) };
}
