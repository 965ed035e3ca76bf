/** The checks of `npm test` and `npm run check`, in their order. */

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[][]} commands tools of node_modules/.bin with their arguments, run one after another
 * @property {boolean} [fast] also part of `npm run check`
 * @property {boolean} [needsBuild] cannot run when the build failed
 * @property {'vitest' | 'playwright'} [runner] counts its own tests, in `report`
 * @property {string} [report]
 */

/** Everything that is linted and formatted; generated folders are left out by the tools' own settings. */
const everything = '.';

/** @type {readonly Check[]} */
export const checks = [
  {
    name: 'types',
    commands: [
      ['svelte-kit', 'sync'],
      ['svelte-check', '--output', 'human'],
      ['tsc', '-p', 'tests/architecture/tsconfig.pure.json'],
    ],
    fast: true,
  },
  { name: 'lint', commands: [['eslint', '--max-warnings', '0', everything]], fast: true },
  {
    name: 'formatting',
    commands: [['prettier', '--check', '--log-level', 'warn', everything]],
    fast: true,
  },
  {
    name: 'import directions',
    commands: [['node', 'tests/architecture/check-directions.mjs']],
    fast: true,
  },
  { name: 'unused code', commands: [['knip', '--config', 'tests/architecture/knip.mjs']] },
  {
    name: 'unit tests',
    commands: [
      [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=reports/unit.json',
      ],
    ],
    runner: 'vitest',
    report: 'unit.json',
  },
  { name: 'build', commands: [['vite', 'build']] },
  {
    name: 'size budget',
    commands: [['size-limit', '--config', 'tests/budget/size-limit.mjs']],
    needsBuild: true,
  },
  {
    name: 'browser tests',
    commands: [['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']],
    needsBuild: true,
    runner: 'playwright',
    report: 'browser.json',
  },
];
