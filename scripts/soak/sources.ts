import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that every trial depends on, from the root of the project. */
export const SHARED_FOLDERS: readonly string[] = [
  'src/lib/core',
  'src/lib/games',
  'src/lib/record',
  'scripts/record-tool',
  'scripts/soak',
  'tests/records',
];

const isSource = (path: string): boolean =>
  /\.(ts|svelte|css)$/.test(path) && !path.endsWith('.test.ts');

/** A text that is another as soon as any source in these folders under `root` is another, or has another place; tests do not count. */
export function sourcesHash(root: string, folders: readonly string[]): string {
  const paths = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter(isSource)
    .sort();
  // A list in JSON: no two lists of texts are written alike.
  const sources = paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]);
  return createHash('sha256').update(JSON.stringify(sources)).digest('hex');
}
