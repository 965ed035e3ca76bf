/**
 * What has to be there before anything else can run: a new enough Node, the packages, a build.
 * Uses nothing but Node itself, so that it works before the first `npm install`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The lowest Node the tools run on, as in package.json's `engines`. */
const neededNode = { major: 20, minor: 19 };

/** A set-up that cannot go on. Its message is one line that says what to do. */
export class SetUpError extends Error {}

/** Runs a script's main function; a set-up error ends it with one line instead of a stack trace. */
export async function withSetUpErrors(/** @type {() => void | Promise<void>} */ main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** @throws {SetUpError} when this Node is older than the tools need */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough =
    major > neededNode.major || (major === neededNode.major && minor >= neededNode.minor);
  if (enough) return;
  const needed = `${neededNode.major}.${neededNode.minor}`;
  throw new SetUpError(
    `Fireside needs Node ${needed} or newer and this is Node ${version}: install one from nodejs.org, then run this again.`,
  );
}

/**
 * Installs the packages of package-lock.json unless exactly those are there.
 *
 * @param {(line: string) => void} say where progress goes
 * @throws {SetUpError} when npm cannot install them
 */
export function ensureInstalled(say = console.log) {
  if (isInstalled()) return;
  say('Installing packages (only the first time) …');
  const log = runToLog('install.log', npm(), ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (log === null) return;
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(log);
  throw new SetUpError(
    offline
      ? 'The packages could not be fetched: connect to the network, then run this again (details: reports/install.log).'
      : 'The packages could not be installed: see reports/install.log, run "npm ci" by hand, then run this again.',
  );
}

/** Builds the app unless the build of exactly these sources is there. @throws {SetUpError} */
export function ensureBuilt(say = console.log) {
  const stamp = join(root, '.svelte-kit', 'built-from');
  const sources = hashOfSources();
  // Its worker names every file of a build with its contents: another build may lie there by now,
  // as `vite build` leaves it.
  const found = () => `${sources} ${hashOf([join('build', 'sw.js')])}`;
  const built = existsSync(join(root, 'build', 'sw.js'));
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === found()) return;
  say('Building …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // Whatever this process is itself: a server for developers in it would have said otherwise.
  const env = { ...process.env, NODE_ENV: 'production' };
  if (runToLog('build.log', [process.execPath], [vite, 'build'], env) !== null) {
    throw new SetUpError('The app could not be built: see reports/build.log.');
  }
  writeFileSync(stamp, found());
}

/** What the sources of a build are known by: the same ones make the same build, byte by byte. */
export const hashOfSources = () => hashOf(buildInputs);

/** Everything a build depends on. */
export const buildInputs = [
  'src',
  'static',
  'scripts/chunks.ts',
  'scripts/dev',
  'scripts/lean-kit.ts',
  'scripts/lean-markup.ts',
  'scripts/licence-texts.ts',
  'scripts/licences.ts',
  'scripts/set-up.mjs',
  'scripts/short-names.mjs',
  'scripts/short-properties.ts',
  'scripts/squeeze.ts',
  'package.json',
  'package-lock.json',
  'svelte.config.js',
  'vite.config.ts',
];

function isInstalled() {
  // npm writes this file last, so an install that was cut off does not count.
  const present = readJson(join(root, 'node_modules', '.package-lock.json'));
  const wanted = readJson(join(root, 'package-lock.json'));
  if (!present || !wanted) return false;
  return Object.entries(wanted.packages).every(([place, { version, optional }]) => {
    // Packages for other systems are in the lockfile, but not on this disk.
    if (place === '' || optional) return true;
    return present.packages[place]?.version === version;
  });
}

/** @returns {{ packages: Record<string, { version?: string, optional?: boolean }> } | null} */
function readJson(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** The npm that runs this script, or the one on the path. */
function npm() {
  const own = process.env['npm_execpath'];
  if (own && existsSync(own)) return [process.execPath, own];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/**
 * Runs a command quietly.
 *
 * @param {string} name of the log in reports/
 * @param {string[]} command the program and its first arguments
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null} what it printed when it failed, `null` when it did not
 */
function runToLog(name, [program = '', ...first], args, env = process.env) {
  const options = { cwd: root, env, shell: program.endsWith('.cmd'), maxBuffer: 2 ** 28 };
  const { status, stdout, stderr, error } = spawnSync(program, [...first, ...args], options);
  if (status === 0) return null;
  const log = `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`;
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports', name), log);
  return log;
}

/** A hash over names and contents of files and folders. */
function hashOf(/** @type {string[]} */ places) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ place) => {
    const path = join(root, place);
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(place, name));
    } else {
      hash.update(place).update('\0').update(readFileSync(path)).update('\0');
    }
  };
  places.forEach(add);
  return hash.digest('hex');
}
