/**
 * `npm test`: brings what is missing, then runs every check, whatever became of the one before. With
 * `--fast` (`npm run check`) only those that need no build and no browser. Each check's result is
 * written down as soon as it is known, so that a run that is killed still tells how far it got.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.mjs';
import { checks } from './steps.mjs';
import { checkNode, ensureInstalled, root, withSetUpErrors } from './set-up.mjs';
import { stepsFile, tally } from './tally.mjs';

const reports = join(root, 'reports');
/** Milliseconds after which a step is taken for hung, and ended. */
const longestStep = 18 * 60_000;
const fast = process.argv.includes('--fast');
const planned = checks.filter((check) => !fast || check.fast);
/** @type {import('./tally.mjs').Step[]} */
const results = planned.map(({ name, runner, report }) => ({
  name,
  runner: runner ?? null,
  report: report ?? null,
  ok: null,
}));

function writeResults() {
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, stepsFile), JSON.stringify(results, null, 2));
}

/** Runs a check's commands until one fails. @returns {Promise<boolean>} whether none did */
async function perform(/** @type {import('./steps.mjs').Check} */ check) {
  for (const command of check.commands) {
    const { ok, output } = await runTool(command, longestStep);
    if (ok) continue;
    console.log(output.trimEnd());
    return false;
  }
  return true;
}

function hasFailed(/** @type {string} */ name) {
  return results.some((result) => result.name === name && result.ok === false);
}

async function performAll() {
  for (const [index, check] of planned.entries()) {
    const result = results[index];
    if (!result) continue;
    const started = performance.now();
    if (check.needsBuild && hasFailed('build')) {
      console.log(`${check.name}: cannot run without a build`);
      result.ok = false;
    } else {
      result.ok = await perform(check);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${result.ok ? '✓' : '✗'} ${check.name} (${seconds} s)`);
    }
    writeResults();
  }
}

/** Prints how each step went, and the sum. @returns {boolean} whether all is well */
function summarise() {
  const { passed, failed, steps } = tally(reports);
  const width = Math.max(...steps.map((step) => step.name.length));
  console.log(`\n${'step'.padEnd(width)}  passed  failed`);
  for (const step of [...steps, { name: 'all', passed, failed }]) {
    const figures = [step.passed, step.failed].map((figure) => String(figure).padStart(6));
    console.log(`${step.name.padEnd(width)}  ${figures.join('  ')}`);
  }
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
  }
  await performAll();
  process.exitCode = summarise() ? 0 : 1;
});
