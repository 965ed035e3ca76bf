/**
 * Checks the import directions of src with dependency-cruiser. That tool compiles components before
 * it looks at them, which drops their type imports; so it is shown a copy of the tree in which
 * every component is just its scripts, as TypeScript.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');

/** Who may import whom, and what that leads to. */
const RULES = ['directions.mjs', 'run-time.mjs'];

/** @typedef {{ rule: string, from: string, to: string, comment: string }} Violation */

/**
 * @param {string} tree a folder that holds `src/`
 * @param {{ say?: (line: string) => void, rules?: readonly string[] }} [how] `say` is told which
 *   rules are looked at next, all of them unless `rules` says which
 * @returns {Violation[]} every forbidden import in it
 */
export function violationsIn(tree, { say = () => {}, rules = RULES } = {}) {
  const copy = mkdtempSync(join(tmpdir(), 'directions-'));
  try {
    cpSync(join(tree, 'src'), join(copy, 'src'), { recursive: true });
    scriptsOnly(join(copy, 'src'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const paths = { '$lib/*': ['./src/lib/*'] };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
    return [
      ...gatheringIn(tree),
      ...rules.flatMap((file) => {
        say(`${file} …`);
        return cruise(copy, join(here, file));
      }),
    ];
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/**
 * Who may gather files by patterns, and by which: an import like any other, that dependency-cruiser
 * does not see.
 *
 * @type {Readonly<Record<string, RegExp>>}
 */
const GATHERING = {
  // Addresses of drawings, and nothing else of a game.
  'src/lib/scenes/posters.ts': /^\.\.\/games\/\*\/poster\.svg$/,
  'src/routes/404.html/+server.ts': /^\/node_modules\/@fontsource[\w/-]*\/files\/[\w{},-]+\.woff2$/,
};

/** @returns {Violation[]} what else is gathered, tests apart */
function gatheringIn(/** @type {string} */ tree) {
  return readdirSync(join(tree, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .filter((file) => /(?<!\.test)\.(?:ts|js|svelte)$/.test(file) && !file.includes('/testing/'))
    .flatMap((file) =>
      patternsIn(readFileSync(join(tree, file), 'utf8'))
        .filter((pattern) => !GATHERING[file]?.test(pattern))
        .map((to) => ({
          rule: 'gathering-is-listed',
          from: file,
          to,
          comment: 'No rule sees what a pattern brings along: name here who gathers, and what.',
        })),
    );
}

/** @returns {string[]} what `import.meta.glob` is given, one or several patterns each time */
const patternsIn = (/** @type {string} */ text) =>
  [
    ...text.matchAll(/\bimport\.meta\.glob\b[^(]*\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*"|[^,)]*)/g),
  ].flatMap(
    ([, given = '']) =>
      given.match(/'[^']*'|"[^"]*"/g)?.map((quoted) => quoted.slice(1, -1)) ?? given,
  );

/** @returns {Violation[]} */
function cruise(/** @type {string} */ tree, /** @type {string} */ rules) {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [tool, '--config', rules, '--output-type', 'json', 'src'];
  const { stdout, stderr } = spawnSync(execPath, args, {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (!stdout) throw new Error(`dependency-cruiser found nothing to say: ${stderr}`);
  /** @type {import('dependency-cruiser').ICruiseResult} */
  const result = JSON.parse(stdout);
  const commentOf = (/** @type {string} */ name) =>
    result.summary.ruleSetUsed?.forbidden?.find((rule) => rule.name === name)?.comment ?? '';
  return result.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from: from.replace(/\.svelte\.ts$/, '.svelte'),
    to: to.replace(/\.svelte\.ts$/, '.svelte'),
    comment: commentOf(rule.name),
  }));
}

/** Replaces every component by a TypeScript file that imports the same. */
function scriptsOnly(/** @type {string} */ folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.svelte')) continue;
    const file = join(folder, name);
    // `./Card.svelte` is found as `./Card.svelte.ts`.
    writeFileSync(`${file}.ts`, scriptOf(readFileSync(file, 'utf8')));
    rmSync(file);
  }
}

/** A component's scripts, and what its markup imports when something happens. */
function scriptOf(/** @type {string} */ component) {
  const scripts = [...component.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(
    (match) => match[1],
  );
  const markup = component.replace(/<script[^>]*>[^]*?<\/script>/g, '');
  const lazily = markup.match(/import\(\s*['"][^'"]+['"]\s*\)/g) ?? [];
  return [...scripts, ...lazily].join('\n');
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const violations = violationsIn(root, { say: console.log });
  for (const { rule, from, to, comment } of violations) {
    console.error(`${from} must not import ${to}\n  ${rule}: ${comment}`);
  }
  exit(violations.length > 0 ? 1 : 0);
}
