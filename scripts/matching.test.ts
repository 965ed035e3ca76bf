import { expect, test } from 'vitest';
import { cutDown } from './matching.mjs';
import type { Check } from './steps.mjs';

const lint: Check = { name: 'lint', commands: [['eslint', '.']] };
const unit: Check = { name: 'unit tests', commands: [['vitest', 'run']], runner: 'vitest' };
const browser: Check = {
  name: 'browser tests',
  commands: [['playwright', 'test']],
  runner: 'playwright',
};

const THIS_FILE = 'scripts/matching.test.ts';
const TITLE = 'what nothing is called by names nothing';

/** A runner that has these files, and in them these tests. */
const runner = (titles: readonly string[]) => (command: readonly string[]) => {
  if (command.includes('--filesOnly'))
    return Promise.resolve({
      ok: true,
      output: command.includes('--config')
        ? 'tests/engines/webkit.test.ts\n'
        : `[whole] ${THIS_FILE}\nscripts/tally.test.ts\n`,
    });
  const word = command.at(-1)!;
  const found = titles.filter((title) => new RegExp(word, 'i').test(title));
  if (command[0] === 'vitest')
    return Promise.resolve({
      ok: true,
      output: found.map((title) => `file > ${title}\n`).join(''),
    });
  const none = 'Error: No tests found\n';
  return Promise.resolve({ ok: found.length > 0, output: found.join('\n') || none });
};
const commandOf = async (check: Check, word: string, titles: readonly string[] = []) =>
  (await cutDown(check, word, runner(titles)))?.commands ?? null;

test('a check that is called so runs whole', async () => {
  expect(await commandOf(lint, 'Lin')).toEqual([['eslint', '.']]);
  expect(await commandOf(unit, 'unit')).toEqual([['vitest', 'run']]);
});

test('unit tests are found by their file, or else by their title', async () => {
  expect(await commandOf(unit, 'MATCHING')).toEqual([['vitest', 'run', THIS_FILE]]);
  expect(await commandOf(unit, TITLE, [TITLE])).toEqual([
    ['vitest', 'run', THIS_FILE, '-t', TITLE],
  ]);
});

test('tests that are set up elsewhere are looked for there', async () => {
  const run = ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts', '--reporter=verbose'];
  const engines: Check = { name: 'engines', commands: [run], runner: 'vitest' };
  expect(await commandOf(engines, 'webkit')).toEqual([[...run, 'tests/engines/webkit.test.ts']]);
  expect(await commandOf(unit, 'webkit')).toBeNull();
});

test('browser tests are found by whatever their runner finds', async () => {
  const titles = ['cards (two) lie open'];
  const found = ['playwright', 'test', '-g', 'cards \\(two\\)'];
  expect(await commandOf(browser, 'cards (two)', titles)).toEqual([found]);
});

test('a runner that cannot tell its tests is run, and tells what is wrong', async () => {
  const broken = () => Promise.resolve({ ok: false, output: 'a file does not load' });
  const commands = async (check: Check) => (await cutDown(check, 'cards', broken))?.commands;
  expect(await commands(unit)).toEqual([['vitest', 'run', '-t', 'cards']]);
  expect(await commands(browser)).toEqual([['playwright', 'test', '-g', 'cards']]);
});

test(TITLE, async () => {
  expect(await commandOf(lint, 'cards')).toBeNull();
  expect(await commandOf(browser, 'cards')).toBeNull();
  // In this file, but in no title.
  expect(await commandOf(unit, 'in no title')).toBeNull();
  expect(await commandOf(unit, ['no', 'where'].join(' '))).toBeNull();
});
