/**
 * Checks types, then the rules that need them (.oxlintrc.typed.json), over scripts and components.
 * Of components those rules read what svelte-check has just made of each: script and markup as
 * TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './set-up.mjs';

/** Where svelte-check leaves what it makes of components, and where in there. */
const kept = join('.svelte-kit', '.svelte-check');
const made = join(kept, 'svelte');
const folders = ['src', 'scripts', 'tests'];
/** An app of its own, without types. */
const apart = join('tests', 'bench-app');

/**
 * Says what is done, then runs a tool of node_modules/.bin that says nothing before it is through.
 */
function run(/** @type {string} */ what, /** @type {string} */ tool, /** @type {string[]} */ args) {
  console.log(`${what} …`);
  return spawnSync(join(root, 'node_modules', '.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

/** @returns {boolean} whether all types fit */
function checkTypes() {
  // What it made of a component that has gone since would be checked for ever.
  rmSync(join(root, kept), { recursive: true, force: true });
  const { stdout, stderr, status } = run('types', 'svelte-check', [
    '--tsgo',
    '--output',
    'human',
    '--fail-on-warnings',
  ]);
  console.log(`${stdout}${stderr}`);
  return status === 0;
}

/** @returns {boolean} whether every rule is kept */
function checkRules() {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => /\.(?:ts|mjs|svelte)$/.test(name) && !name.startsWith(apart));
  const silenced = files.filter((name) =>
    /(?:oxlint|eslint)-disable/.test(readFileSync(join(root, name), 'utf8')),
  );
  if (silenced.length > 0) {
    console.log(`A rule is changed for everybody, not switched off in ${silenced.join(', ')}`);
    return false;
  }
  const components = files.filter((name) => name.endsWith('.svelte'));
  // One without types is made plain.
  const found = components.map((name) => {
    const places = ['ts', 'js'].map((ending) =>
      join(made, dirname(name), `++${basename(name)}.${ending}`),
    );
    return { name, script: places.find((place) => existsSync(join(root, place))) };
  });
  const missing = found.filter(({ script }) => script === undefined);
  if (missing.length > 0) {
    console.log(`svelte-check has made nothing of ${missing.map(({ name }) => name).join(', ')}`);
    return false;
  }
  const scripts = found.flatMap(({ script }) => script ?? []);
  const args = ['--type-aware', '--disable-nested-config', '--config', '.oxlintrc.typed.json'];
  const { stdout, stderr, status } = run('rules that need them', 'oxlint', [
    ...args,
    ...folders,
    ...scripts,
  ]);
  // By the component's own name; lines are those of what was made of it, which is shown.
  const told = `${stdout}${stderr}`.replaceAll(`${made}/`, '');
  console.log(told.replace(/\+\+(\S+\.svelte)\.[jt]s/g, '$1'));
  return status === 0;
}

process.exitCode = checkTypes() && checkRules() ? 0 : 1;
