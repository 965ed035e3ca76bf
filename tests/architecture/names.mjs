/**
 * A game is one folder, and one more of tests: nothing else in src or tests says its name, or a
 * name of what it is made of, as a word of an identifier, of a style or of a file's name. Prose in
 * comments and sentences may.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { shared } from './options.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * What games are made of, and what only one of them has. Fire and Ember are roles; the glow of a
 * coal is not. What a game itself is called, its folder says.
 */
const CONCEPTS = 'firebird firebirds kindling trump trumps ash ashes fire ember embers'.split(' ');

/** What is read; of anything else, its name is looked at. */
const READ = /\.(?:[mc]?[tj]s|svelte|css|html|svg|json|webmanifest)$/;

/** What a test says may be what it looks for. */
const TEST = /^tests\/|\.test\.ts$|\/testing\//;

/** @typedef {{ file: string, word: string }} Named */

/** @returns {Named[]} every such name in a tree, once for each file */
export function namesIn(/** @type {string} */ tree) {
  const games = gamesOf(tree);
  const names = [...games.map((game) => wordsOf(game).join(' ')), ...CONCEPTS];
  return ['src', 'tests']
    .flatMap((folder) => filesIn(tree, folder))
    .filter((file) => !mayName(file, games))
    .flatMap((file) => {
      const words = [...wordsOf(file), ...(READ.test(file) ? wordsIn(tree, file) : [])];
      // A game's name may be several words.
      const said = ` ${words.join(' ')} `;
      return names.filter((name) => said.includes(` ${name} `)).map((word) => ({ file, word }));
    });
}

/** @returns {string[]} the games there are, by their folders */
function gamesOf(/** @type {string} */ tree) {
  const folder = join(tree, 'src/lib/games');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
    .map(({ name }) => name);
}

/**
 * A game's own folder, the list of games, its own tests and records, tests of the app as it is, and
 * those of this check.
 */
function mayName(/** @type {string} */ file, /** @type {readonly string[]} */ games) {
  const [, folder] = /^(?:src\/lib\/games|tests)\/([^/]+)\//.exec(file) ?? [];
  return (
    (folder !== undefined && games.includes(folder)) ||
    file === 'src/lib/games/registry.ts' ||
    /^tests\/(?:e2e|architecture|records\/[^/]+)\//.test(file)
  );
}

/** @returns {string[]} what lies in a folder of a tree, as seen from the tree */
function filesIn(/** @type {string} */ tree, /** @type {string} */ folder) {
  if (!existsSync(join(tree, folder))) return [];
  const names = readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((name) => statSync(join(tree, name)).isFile());
}

/** `fireOf`, `fire-of` and `FIRE_OF` are all made of `fire` and `of`. */
const wordsOf = (/** @type {string} */ name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** @returns {string[]} the words of everything that is called something in a file */
function wordsIn(/** @type {string} */ tree, /** @type {string} */ file) {
  const text = readFileSync(join(tree, file), 'utf8');
  const read = (/** @type {string} */ code) => inScript(code, { withTexts: !TEST.test(file) });
  if (/\.[mc]?[tj]s$/.test(file)) return read(text);
  const bare = text.replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, '');
  if (!/\.(?:svelte|html)$/.test(file)) return wordsOf(bare);
  const scripts = [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code]) => code);
  const markup = bare.replace(/<script[^>]*>[^]*?<\/script>/g, '');
  return [...scripts.flatMap((code) => read(code ?? '')), ...wordsOf(markup)];
}

/**
 * Whether a text, or a piece of one, is a code and no sentence: one word that begins small or is
 * written large throughout, or several of which one is hyphenated, as classes of an element are.
 */
const isCode = (/** @type {string} */ text) =>
  /^[^A-Z\s]\S*$|^[A-Z\d_]+$/.test(text) ||
  (/[a-z]-[a-z]/.test(text) && /^\s*[a-z-]+(?:\s+[a-z-]+)*\s*$/.test(text));

/** @returns {node is ts.LiteralLikeNode} a text, or a piece of one that is put together */
const isTextOf = (/** @type {ts.Node} */ node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);

/**
 * The words of identifiers and keys; `withTexts`: of texts, too, that are codes.
 *
 * @returns {string[]}
 */
function inScript(
  /** @type {string} */ code,
  /** @type {{ readonly withTexts: boolean }} */ { withTexts },
) {
  /** @type {string[]} */
  const words = [];
  const isKey = (/** @type {ts.Node} */ node) =>
    ('name' in node.parent && node.parent.name === node) ||
    (ts.isElementAccessExpression(node.parent) && node.parent.argumentExpression === node);
  const look = (/** @type {ts.Node} */ node) => {
    const isName = ts.isIdentifier(node) || ts.isPrivateIdentifier(node);
    const isText = isTextOf(node) && isCode(node.text);
    if (isName || (isText && (withTexts || isKey(node)))) words.push(...wordsOf(node.text));
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true));
  return words;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = namesIn(root);
  for (const { file, word } of found)
    console.error(`${file} names “${word}”: that is a game's own`);
  process.exit(found.length > 0 ? 1 : 0);
}
