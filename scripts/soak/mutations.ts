import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { LEFT_OUT } from '../../tests/mutations/sample.mjs';
import type { Counts, Soak } from './trials.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Folder {
  readonly name: string;
  /** Where it lies in `src/lib`, unless that is its name. */
  readonly at?: string;
  /** How many of its mutants are tried, out of 1: at least 400, or all where there are fewer. */
  readonly share: number;
}

/** Of the two largest a sample is tried, because all of theirs would take hours. */
const FOLDERS: readonly Folder[] = [
  { name: 'record', share: 1 },
  { name: 'storage', share: 1 },
  { name: 'table', share: 0.65 },
  {
    name: 'games',
    at: 'games/{contract,*/rules}',
    share: 0.26,
  },
];

/** Of a hundred mutants so many have to be found by a test. */
const DUE = 90;

/** What became of the mutants of a folder. */
interface Fate {
  readonly folder: string;
  readonly inAll: number;
  readonly tried: number;
  readonly killed: number;
  readonly survived: number;
  readonly uncovered: number;
  readonly timeouts: number;
  readonly equivalent: number;
  /** Run once, while a module is loaded: Stryker would need a new process for each. */
  readonly atLoad: number;
  /** Out of a hundred. */
  readonly score: number;
  readonly seed: number;
  readonly seconds: number;
}

/**
 * Faults put into the code one at a time, by Stryker: a test has to find nearly all of them. A
 * trial is one folder; the seeds go round the folders, and each round takes another sample.
 */
export function mutationsSoak(): Soak {
  const fates: Fate[] = [];
  return {
    name: 'mutations',
    unit: 'folders',
    usual: FOLDERS.length,
    sources: ['src/lib/table', 'src/lib/storage', 'src/lib/shelf', 'tests/mutations'],
    runsTests: true,
    versions: () => ['@stryker-mutator/core', 'vitest'].map((name) => `${name} ${versionOf(name)}`),
    async trial(seed) {
      const folder = FOLDERS[(seed - 1) % FOLDERS.length]!;
      const fate = await mutate(folder, 1 + Math.floor((seed - 1) / FOLDERS.length));
      fates.push(fate);
      const { score } = fate;
      const wrong = score < DUE ? `${folder.name}: ${score} of 100 mutants are found` : null;
      return { wrong, counts: countsOf(fate) };
    },
    close: async () => console.table(fates),
  };
}

const versionOf = (name: string): string =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version;

/** Tries the mutants of a folder. The whole report, mutant by mutant, is left in `reports/`. */
async function mutate({ name, at = name, share }: Folder, seed: number): Promise<Fate> {
  const began = performance.now();
  const base = `src/lib/${at}`;
  Object.assign(process.env, {
    MUTATION_FOLDER: name,
    MUTATION_SHARE: String(share),
    MUTATION_SEED: String(seed),
  });
  const mutants = await new Stryker({
    mutate: [`${base}/**/*.ts`].concat(
      ['**/*.test.ts', '**/testing/**'].map((path) => `!${base}/${path}`),
    ),
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutations/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', `${ROOT}tests/mutations/sample.mjs`],
    checkers: ['sample'],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 2,
    disableTypeChecks: false,
    ignorePatterns: IGNORED,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `reports/mutations-${name}-${seed}.json` },
    tempDirName: '.soak/mutations',
    cleanTempDir: 'always',
    timeoutMS: 20_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 30,
    allowConsoleColors: false,
  }).runMutationTest();
  const count = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const leftOut = mutants.filter(({ statusReason }) => statusReason === LEFT_OUT).length;
  const [killed, timeouts] = [count('Killed'), count('Timeout')];
  const [survived, uncovered] = [count('Survived'), count('NoCoverage')];
  const tried = killed + timeouts + survived + uncovered;
  return {
    folder: name,
    inAll: mutants.length,
    tried,
    killed,
    survived,
    uncovered,
    timeouts,
    equivalent: count('CompileError') - leftOut,
    atLoad: count('Ignored'),
    score: Math.floor((1000 * (killed + timeouts)) / tried) / 10,
    seed,
    seconds: Math.round((performance.now() - began) / 1000),
  };
}

/** What no test of these layers needs; the copy in which the mutants live goes without. */
const IGNORED = [
  ...['/build', '/shots', '/reports', '/.soak', '/.stryker-tmp*', '/static', '/docs', '/tests/e2e'],
  ...['/tests/bench-app', '/src/routes', '/src/lib/ui'],
  ...['!.svelte-kit', '/.svelte-kit/output', '/.svelte-kit/generated', '/.svelte-kit/lanterns'],
];

const countsOf = ({ folder, inAll, tried, killed, survived, uncovered, timeouts }: Fate): Counts =>
  Object.fromEntries(
    Object.entries({ inAll, tried, killed, survived, uncovered, timeouts }).map(([what, n]) => [
      `${folder} ${what}`,
      n,
    ]),
  );
