import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { GAMES } from '../../src/lib/games/registry.ts';

/** All that every trial depends on, from the root of the project. */
export const SHARED_FOLDERS: readonly string[] = [
  'src/lib/core',
  'src/lib/games',
  'src/lib/record',
  'scripts/record-tool',
  'scripts/soak',
  'tests/records',
  ...GAMES.map(({ id }) => `tests/${id}`),
];

/** All that a trial in the browser depends on besides: the app, and the robots that play it. */
export const BROWSER_FOLDERS: readonly string[] = ['src', 'static', 'tests/e2e'];

const isTest = (path: string): boolean => path.endsWith('.test.ts');
const isSource = (path: string): boolean => /\.(ts|mjs|js|svelte|css|html|svg)$/.test(path);

/**
 * What is another once any source in these folders under `root` is changed or moved. Tests do not
 * count, as hardly any trial runs them, unless `withTests`.
 */
export function sourcesHash(
  root: string,
  folders: readonly string[],
  { withTests = false } = {},
): string {
  const paths = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name))),
    )
    .filter((path) => isSource(path) && (withTests || !isTest(path)))
    .sort();
  // A list in JSON: no two lists of texts are written alike.
  const sources = paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]);
  return createHash('sha256').update(JSON.stringify(sources)).digest('hex');
}
