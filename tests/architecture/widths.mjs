/**
 * No line is longer than 100 columns, comments included. Of components ESLint says so; scripts are
 * looked at here, unless a line has a text in it, as well as what is kept from the formatter,
 * styles, pages, settings, and what stands as code in prose.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const columns = 100;
const read = /\.(?:css|html|ya?ml|json|webmanifest|md)$|^\.ci\/run$/;
const script = /\.[mc]?[jt]s$/;
const component = /\.svelte$/;
/** In scripts: a line that is a comment, and one with a text or a pattern in it. */
const comment = /^\s*(?:\/\/|\/?\*)/;
const texted = /['"`]|\/.+\//;
/** What keeps a line of a script from the formatter; it may stand beyond the last column itself. */
const kept = ' // prettier-ignore';
/** Written by tools, or games that were played. */
const exempt = /(?:^|\/)package-lock\.json$|^tests\/records\//;
const apart = ['node_modules', '.git', '.svelte-kit', 'build', 'reports', 'shots', '.soak'];
/** What cannot be broken: drawings and addresses. */
const whole = /\bdata:|\bd="|https?:\/\//;

/** @typedef {{ file: string, line: number, columns: number }} LongLine */

/** @returns {LongLine[]} the lines of a tree that are too long */
export function longLinesIn(/** @type {string} */ tree) {
  return filesIn(tree)
    .filter((file) => [read, script, component].some((kind) => kind.test(file)))
    .filter((file) => !exempt.test(file))
    .flatMap((file) => {
      let isCode = !file.endsWith('.md');
      return readFileSync(join(tree, file), 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          if (file.endsWith('.md') && text.trim().startsWith('```')) isCode = !isCode;
          const width = text.endsWith(kept) ? text.length - kept.length : text.length;
          const isLong = isCode && width > columns && !mayBeLong(file, text);
          return isLong ? [{ file, line: index + 1, columns: width }] : [];
        });
    });
}

/** Whether a line of a file cannot be broken, or is somebody else's to look at. */
function mayBeLong(/** @type {string} */ file, /** @type {string} */ text) {
  if (whole.test(text)) return true;
  if (text.endsWith(kept)) return false;
  if (component.test(file)) return true;
  return script.test(file) && !comment.test(text) && texted.test(text);
}

/** @returns {string[]} what lies in a tree, as seen from there */
function filesIn(/** @type {string} */ tree, folder = '') {
  return readdirSync(join(tree, folder), { withFileTypes: true })
    .filter(({ name }) => !apart.includes(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(tree, path) : entry.isFile() ? [path] : [];
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = longLinesIn(root);
  for (const { file, line, columns: width } of found)
    console.error(`${file}:${line} has ${width} columns, and ${columns} is the most`);
  process.exit(found.length > 0 ? 1 : 0);
}
