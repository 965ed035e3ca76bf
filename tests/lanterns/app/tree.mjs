/**
 * Lays out the app with a second game in it, as the README says to add one: one folder among the
 * games, and a line in the registry.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process, { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Its line in the registry, as it is once its folder lies beside that. */
function lineOf(/** @type {string} */ listed) {
  const [, line] = /^export const listed: ListedGame = (\{[^]*^\});$/m.exec(listed) ?? [];
  if (line === undefined) throw new Error('The line of the registry is written otherwise');
  return `${line.replaceAll("'./game/", "'./lanterns/")},\n`;
}

/** What the app is made of besides its own code, and what weighs it. */
const BESIDES = ['node_modules', 'scripts', 'static'];
const COPIED = ['src', 'tests/budget'];
const SETTINGS = ['package.json', 'svelte.config.js', 'tsconfig.json', 'vite.config.ts', 'LICENSE'];

/**
 * Builds it. Returns the folder to serve; `modules.json` in it tells what each script holds.
 *
 * @param {string} tree a folder within the project; what lies there goes
 */
export async function buildIn(tree) {
  layOut(tree);
  const vite = join(tree, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', 'modules.config.ts', '--logLevel', 'warn'];
  // As it is built for people, whatever runs this.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(execPath, args, { cwd: tree, env, maxBuffer: 2 ** 28 });
  return join(tree, 'build');
}

/** @param {string} tree a folder; what lies there goes */
function layOut(tree) {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  for (const name of COPIED) cpSync(join(root, name), join(tree, name), { recursive: true });
  for (const name of BESIDES) symlinkSync(join(root, name), join(tree, name), 'junction');
  for (const name of SETTINGS) cpSync(join(root, name), join(tree, name));
  rewrite(join(root, 'tests/lanterns/app/modules.config.ts'), join(tree, 'modules.config.ts'), [
    '../../../vite.config.ts',
    './vite.config.ts',
  ]);
  // Nobody asks for compressed files here.
  const kit = join(tree, 'svelte.config.js');
  rewrite(kit, kit, ['precompress: true', 'precompress: false']);
  const game = join(tree, 'src/lib/games/lanterns');
  cpSync(join(root, 'tests/lanterns/game'), game, { recursive: true });
  comeHome(game);
  addLine(join(tree, 'src/lib/games/registry.ts'));
}

/** Where it lies among the games, it need not go through the tests to what all of them share. */
function comeHome(/** @type {string} */ game) {
  for (const name of readdirSync(game, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:ts|svelte)$/.test(name)) continue;
    const file = join(game, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('../src/lib/', ''));
  }
}

/** Adds it as the last one. */
const addLine = (/** @type {string} */ registry) =>
  rewrite(registry, registry, [
    '\n];\n',
    `\n${lineOf(readFileSync(join(root, 'tests/lanterns/listed.ts'), 'utf8'))}];\n`,
  ]);

/**
 * Writes a file with one thing in it replaced, which it has to have once.
 *
 * @param {string} from
 * @param {string} to
 * @param {readonly [old: string, by: string]} change
 */
function rewrite(from, to, [old, by]) {
  const parts = readFileSync(from, 'utf8').split(old);
  if (parts.length !== 2) throw new Error(`${from} has "${old}" ${parts.length - 1} times`);
  writeFileSync(to, parts.join(by));
}
