/**
 * The checks of `npm test` and `npm run check`. They run side by side, in this order as far as
 * there is room.
 */

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[][]} commands tools of node_modules/.bin with their arguments, run one after
 *   another
 * @property {boolean} [fast] also part of `npm run check`
 * @property {readonly string[]} [after] comes after these checks, and cannot run when one of them
 *   failed
 * @property {number} [silence] ms without a word after which it is taken for hung, where its tools
 *   say nothing before they are through
 * @property {number} [places] how many checks' room it fills, as it runs so many things at once
 *   itself
 * @property {'vitest' | 'playwright'} [runner] counts its own tests, in `report`
 * @property {string} [report]
 */

/**
 * Ten seconds' work of a tool that works silently can take minutes where much else runs. Whether it
 * works at all is not looked at instead: one that goes round in a loop works, too.
 */
const silent = 20 * 60_000;

/** @type {readonly Check[]} */
export const checks = [
  {
    name: 'types',
    commands: [
      ['svelte-kit', 'sync'],
      ['node', 'scripts/types.mjs'],
      ['tsc', '-p', 'tests/architecture/tsconfig.pure.json'],
    ],
    fast: true,
    silence: silent,
  },
  {
    name: 'lint',
    commands: [
      ['oxlint', '--config', '.oxlintrc.json'],
      ['node', 'scripts/lint.mjs'],
      ['node', 'tests/architecture/widths.mjs'],
    ],
    fast: true,
  },
  { name: 'build', commands: [['vite', 'build']] },
  {
    name: 'formatting',
    commands: [['oxfmt', '--check']],
    fast: true,
    silence: silent,
  },
  {
    name: 'directions and names',
    commands: [
      ['node', 'tests/architecture/check-directions.mjs'],
      ['node', 'tests/architecture/names.mjs'],
    ],
    fast: true,
    silence: silent,
  },
  {
    name: 'unused code',
    commands: [['knip', '--config', 'tests/architecture/knip.mjs']],
    silence: silent,
  },
  {
    name: 'size budget',
    commands: [['size-limit', '--config', 'tests/budget/size-limit.mjs']],
    after: ['build'],
  },
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
    places: 2,
    runner: 'vitest',
    report: 'unit.json',
  },
  {
    name: 'browser tests',
    commands: [['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']],
    after: ['build'],
    places: 2,
    runner: 'playwright',
    report: 'browser.json',
  },
  {
    name: 'other engines',
    commands: [
      [
        'vitest',
        'run',
        '--config',
        'tests/engines/vitest.config.ts',
        '--reporter=verbose',
        '--reporter=json',
        '--outputFile.json=reports/engines.json',
      ],
    ],
    after: ['build'],
    places: 2,
    // What opens a browser says nothing; the tests end by themselves.
    silence: silent,
    runner: 'vitest',
    report: 'engines.json',
  },
];
