/**
 * `npm test`: brings what is missing, then runs every check, whatever became of the others. With
 * `--fast` (`npm run check`) only those that need no build and no browser; with words, only what is
 * called so. Each check's result is written down as soon as it is known, so that a run that is
 * killed still tells how far it got.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureEngines } from './engines.mjs';
import { cutDown } from './matching.mjs';
import { runTool } from './run-tool.mjs';
import { runSideBySide } from './side-by-side.mjs';
import { checks } from './steps.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root, withSetUpErrors } from './set-up.mjs';
import { secondGoes, stepsFile, tally } from './tally.mjs';

/** @typedef {import('./steps.mjs').Check} Check */

const reports = join(root, 'reports');
/** Milliseconds without a word after which a step is taken for hung, and ended. */
const longestSilence = 3 * 60_000;
/** Milliseconds after which a step that goes on tells how far it is. */
const betweenNews = 60_000;
/** Steps side by side. The tests fill two places: they run two at a time themselves. */
const places = Math.min(2, availableParallelism());

const args = process.argv.slice(2);
const fast = args.includes('--fast');
const word = args.filter((arg) => arg !== '--fast').join(' ');

/** The checks of this run. @returns {Promise<readonly Check[]>} */
async function plan() {
  const all = checks.filter((check) => !fast || check.fast);
  if (word === '') return all;
  const named = await Promise.all(
    all.map((check) => cutDown(check, word, (command) => runTool(command, longestSilence))),
  );
  return named.filter((check) => check !== null);
}

/** What became of the checks, in their order. @type {import('./tally.mjs').Step[]} */
let results = [];

function writeResults() {
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, stepsFile), JSON.stringify(results, null, 2));
}

/** Tells now and then what a tool has said last. */
function newsOf(/** @type {string} */ name) {
  let last = performance.now();
  return (/** @type {string} */ text) => {
    const line = text.trim().split('\n').at(-1)?.trim();
    if (!line || performance.now() - last < betweenNews) return;
    last = performance.now();
    console.log(`  ${name}: ${line}`);
  };
}

/**
 * Runs a check's commands until one fails, and tells how it went. @returns {Promise<boolean>}
 * whether none did
 */
async function perform(/** @type {Check} */ { name, commands, silence = longestSilence }) {
  const started = performance.now();
  const tell = newsOf(name);
  let wrong = null;
  for (const command of commands) {
    const { ok, output } = await runTool(command, silence, tell);
    if (ok) continue;
    wrong = output.trimEnd();
    break;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  // In one go: the check beside this one prints, too.
  console.log(wrong === null ? `✓ ${name} (${seconds} s)` : `${wrong}\n✗ ${name} (${seconds} s)`);
  return wrong === null;
}

/** Runs a check unless the build it needs has failed, and writes down what became of it. */
async function performAndNote(/** @type {Check} */ check) {
  const canRun = !check.after?.some((name) => resultOf(name)?.ok === false);
  if (!canRun) console.log(`✗ ${check.name}: cannot run without ${check.after?.join(', ')}`);
  const ok = canRun && (await perform(check));
  Object.assign(resultOf(check.name) ?? {}, { ok });
  writeResults();
}

const resultOf = (/** @type {string} */ wanted) => results.find(({ name }) => name === wanted);

/** Prints how each step went, and the sum. @returns {boolean} whether all is well */
function summarise() {
  const { passed, failed, steps } = tally(reports);
  const width = Math.max(...steps.map((step) => step.name.length));
  console.log(`\n${'step'.padEnd(width)}  passed  failed`);
  for (const step of [...steps, { name: 'all', passed, failed }]) {
    const figures = [step.passed, step.failed].map((figure) => String(figure).padStart(6));
    console.log(`${step.name.padEnd(width)}  ${figures.join('  ')}`);
  }
  for (const name of secondGoes(reports)) console.log(`Passed at the second go only: ${name}`);
  return failed === 0 && passed > 0;
}

await withSetUpErrors(async () => {
  checkNode();
  rmSync(reports, { recursive: true, force: true });
  writeResults();
  ensureInstalled();
  if (!fast) {
    // Only now: it needs the packages.
    const { ensureBrowser } = await import('./browser.mjs');
    ensureBrowser();
    ensureEngines();
  }
  const planned = await plan();
  if (planned.length === 0) {
    console.error(`Nothing is called “${word}”: no check, no file of tests, no test.`);
    process.exitCode = 1;
    return;
  }
  results = planned.map(({ name, runner, report }) => ({
    name,
    runner: runner ?? null,
    report: report ?? null,
    ok: null,
  }));
  writeResults();
  const needsBuild = planned.some(({ after }) => after?.includes('build'));
  if (needsBuild && !resultOf('build')) ensureBuilt();
  await runSideBySide(planned, places, performAndNote);
  process.exitCode = summarise() ? 0 : 1;
});
