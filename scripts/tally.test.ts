import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { secondGoes, stepsFile, tally, type Step } from './tally.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tally-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
const plan = (...steps: Step[]) => put(stepsFile, steps);
const lint = (ok: boolean | null): Step => ({ name: 'lint', runner: null, report: null, ok });
const unit = (ok: boolean | null): Step => ({
  name: 'unit',
  runner: 'vitest',
  report: 'unit.json',
  ok,
});
const browser: Step = { name: 'browser', runner: 'playwright', report: 'browser.json', ok: true };
const vitestReport = (
  numPassedTests: number,
  numFailedTests: number,
  testResults: unknown[] = [],
) => put('unit.json', { numPassedTests, numFailedTests, testResults });

describe('counting what passed and failed', () => {
  test('no record of any step counts as one failure', () => {
    expect(tally(folder)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a broken record of the steps counts as one failure', () => {
    put(stepsFile, '[{"name": "lint", ');
    expect(tally(folder)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a step that never ended has failed', () => {
    plan(lint(true), lint(null), lint(false));
    expect(tally(folder)).toMatchObject({ passed: 1, failed: 2 });
  });

  test('tests are counted one by one, other steps as one each', () => {
    plan(lint(true), unit(false), browser);
    vitestReport(40, 2);
    put('browser.json', { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [] });
    expect(tally(folder)).toMatchObject({ passed: 49, failed: 3 });
  });

  test('a missing report is a failure, whatever the runner said', () => {
    plan(unit(true));
    expect(tally(folder)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a report that is not JSON, or not the runner’s, is a failure', () => {
    plan(unit(true), browser);
    put('unit.json', '{"numPassedTests": 3,');
    put('browser.json', { numPassedTests: 3 });
    expect(tally(folder)).toMatchObject({ passed: 0, failed: 2 });
  });

  test('a report without tests is a failure', () => {
    plan(unit(true));
    vitestReport(0, 0);
    expect(tally(folder)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a test file that does not load is a failure', () => {
    plan(unit(false));
    vitestReport(5, 0, [{ status: 'failed', assertionResults: [] }]);
    expect(tally(folder)).toMatchObject({ passed: 5, failed: 1 });
  });

  test('a runner that died after its tests is a failure', () => {
    plan(unit(null));
    vitestReport(5, 0);
    expect(tally(folder)).toMatchObject({ passed: 5, failed: 1 });
  });

  test('what passed at the second go only is named', () => {
    plan(lint(true), browser);
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const specs = [spec('holds', 'expected'), spec('races', 'flaky')];
    put('browser.json', {
      stats: { expected: 1, unexpected: 0, flaky: 1 },
      suites: [{ title: 'a.test.ts', suites: [{ title: 'at 390', specs }] }],
    });
    expect(tally(folder)).toMatchObject({ passed: 3, failed: 0 });
    expect(secondGoes(folder)).toEqual(['a.test.ts › at 390 › races']);
  });

  test('nothing is named where no browser test has run', () => {
    plan(lint(true), browser);
    expect(secondGoes(folder)).toEqual([]);
  });
});
