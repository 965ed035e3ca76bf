/**
 * Counts what passed and what failed, from the reports that the steps of `npm test` leave behind.
 * It trusts nothing that is not written there: a step without a result has failed, and so has a
 * test runner without a readable report or without a single test. What failed and passed when it
 * was tried again has passed, and is named.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ passed: number, failed: number }} Tally */
/**
 * One step as `npm test` records it: `runner` names the kind of its report where it has one, `ok`
 * stays `null` until the step has ended.
 * @typedef {{ name: string, runner: 'vitest' | 'playwright' | null, report: string | null, ok:
 *   boolean | null }} Step
 */

export const stepsFile = 'steps.json';
const nothing = { passed: 0, failed: 1 };

/**
 * @param {string} folder where the reports lie
 * @returns {Tally & { steps: (Tally & { name: string })[] }} the sum, and each step's share
 */
export function tally(folder) {
  const planned = readJson(join(folder, stepsFile));
  if (!Array.isArray(planned) || planned.length === 0) return { ...nothing, steps: [] };
  const steps = planned.map((step) => ({ name: String(step.name), ...countStep(folder, step) }));
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    steps.reduce((total, step) => total + step[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), steps };
}

/** @returns {Tally} */
function countStep(/** @type {string} */ folder, /** @type {Step} */ step) {
  if (!step.runner) return step.ok === true ? { passed: 1, failed: 0 } : nothing;
  const report = step.report ? readJson(join(folder, step.report)) : null;
  const counted =
    report && (step.runner === 'vitest' ? countVitest(report) : countPlaywright(report));
  if (!counted || counted.passed + counted.failed === 0) return nothing;
  // A runner that failed without a failed test met an error outside of its tests.
  if (step.ok !== true && counted.failed === 0) return { ...counted, failed: 1 };
  return counted;
}

/** @returns {Tally | null} `null` for a report of another shape */
function countVitest(/** @type {any} */ report) {
  if (!Array.isArray(report.testResults)) return null;
  // A file that does not load has no tests to fail.
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && !file.assertionResults?.length,
  ).length;
  return whole(report.numPassedTests, report.numFailedTests + unloaded);
}

/** @returns {Tally | null} `null` for a report of another shape */
function countPlaywright(/** @type {any} */ report) {
  const { expected, unexpected, flaky } = report.stats ?? {};
  return whole(expected + flaky, unexpected + (report.errors?.length ?? 0));
}

/**
 * @param {string} folder where the reports lie
 * @returns {string[]} the browser tests that failed at first and passed when they were tried again
 */
export function secondGoes(folder) {
  const planned = readJson(join(folder, stepsFile));
  if (!Array.isArray(planned)) return [];
  return planned.flatMap(({ runner, report }) => {
    const suites = runner === 'playwright' && report ? readJson(join(folder, report))?.suites : [];
    return (suites ?? []).flatMap(flakyIn);
  });
}

/** @returns {string[]} */
function flakyIn(/** @type {any} */ { title, specs = [], suites = [] }) {
  const own = specs.filter((/** @type {any} */ { tests }) =>
    tests.some((/** @type {any} */ { status }) => status === 'flaky'),
  );
  return [...own.map((/** @type {any} */ spec) => spec.title), ...suites.flatMap(flakyIn)].map(
    (name) => `${title} › ${name}`,
  );
}

/** @returns {Tally | null} */
function whole(/** @type {unknown} */ passed, /** @type {unknown} */ failed) {
  if (!Number.isInteger(passed) || !Number.isInteger(failed)) return null;
  return { passed: Number(passed), failed: Number(failed) };
}

/** @returns {any} the file's value, `null` where there is none */
function readJson(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
