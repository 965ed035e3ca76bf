/**
 * The project's files in parts, for tools that say nothing before they are through with what they
 * were given: between two parts a check can tell how far it is.
 */
import { readdirSync } from 'node:fs';

/** Files that are gone through without a word, unless a single folder has more. */
const MOST = 40;
/** What is not the project's own. */
const apart = ['node_modules', '.git', '.svelte-kit', 'build', 'reports', 'shots', '.soak'];

/**
 * Each file of a tree that is read, once: folder by folder, and folders that hold few files whole.
 *
 * @param {string} tree
 * @param {RegExp} read
 * @returns {string[][]} paths as seen from the tree
 */
export function partsOf(tree, read, folder = '') {
  const entries = readdirSync(`${tree}/${folder}`, { withFileTypes: true })
    .filter(({ name }) => !apart.includes(name))
    .map((entry) => ({ entry, path: folder === '' ? entry.name : `${folder}/${entry.name}` }));
  const own = entries.flatMap(({ entry, path }) =>
    entry.isFile() && read.test(path) ? [path] : [],
  );
  const below = entries.flatMap(({ entry, path }) =>
    entry.isDirectory() ? partsOf(tree, read, path) : [],
  );
  const parts = [own, ...below].filter((part) => part.length > 0);
  return parts.flat().length <= MOST && parts.length > 0 ? [parts.flat()] : parts;
}
