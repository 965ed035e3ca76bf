/**
 * A game is one folder, and one more of tests: nothing else in src or tests says its name, or a
 * name of what it is made of, as a word of an identifier, of a style or of a file's name. Prose in
 * comments and sentences may.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Names of games, and of what only one game has. Fire and Ember are roles; the glow of a coal is
 * not.
 */
const NAMES = new Set(
  'blaze hanabi firebird firebirds kindling trump trumps ash ashes fire ember embers'.split(' '),
);

/** A game's own folder, the list of games, a game's own tests, and those of the app as it is. */
const EXEMPT =
  /^(?:src\/lib\/games\/(?:(?!contract|bots|conformance)[^/]+\/|registry\.ts$)|tests\/(?:blaze|hanabi|e2e)\/)/;

/** @typedef {{ file: string, word: string }} Named */

/** @returns {Named[]} every such name in a tree, once for each file */
export function namesIn(/** @type {string} */ tree) {
  return ['src', 'tests']
    .flatMap((folder) => filesIn(tree, folder))
    .filter((file) => /\.(?:ts|svelte|css)$/.test(file) && !EXEMPT.test(file))
    .flatMap((file) => {
      const words = [
        ...wordsOf(file),
        ...identifiersOf(file, readFileSync(join(tree, file), 'utf8')),
      ];
      const found = new Set(words.filter((word) => NAMES.has(word)));
      return [...found].map((word) => ({ file, word }));
    });
}

/** @returns {string[]} what lies in a folder of a tree, as seen from the tree */
function filesIn(/** @type {string} */ tree, /** @type {string} */ folder) {
  if (!existsSync(join(tree, folder))) return [];
  const names = readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => join(folder, name).replaceAll('\\', '/'));
}

/** `fireOf`, `fire-of` and `FIRE_OF` are all made of `fire` and `of`. */
const wordsOf = (/** @type {string} */ name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** @returns {string[]} the words of everything that is called something in a file */
function identifiersOf(/** @type {string} */ file, /** @type {string} */ text) {
  if (file.endsWith('.ts')) return inScript(text);
  const bare = text.replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, '');
  if (file.endsWith('.css')) return wordsOf(bare);
  const scripts = [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code]) => code);
  const markup = bare.replace(/<script[^>]*>[^]*?<\/script>/g, '');
  return [...scripts.flatMap((code) => inScript(code ?? '')), ...wordsOf(markup)];
}

/** @returns {string[]} */
function inScript(/** @type {string} */ code) {
  /** @type {string[]} */
  const words = [];
  const look = (/** @type {ts.Node} */ node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) words.push(...wordsOf(node.text));
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest));
  return words;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = namesIn(root);
  for (const { file, word } of found)
    console.error(`${file} names “${word}”: that is a game's own`);
  process.exit(found.length > 0 ? 1 : 0);
}
