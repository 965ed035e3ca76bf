/** What counts as used: everything that can be reached from the app, the scripts and the tests. */

/** @type {import('knip').KnipConfig} */
export default {
  entry: [
    'scripts/*.{mjs,ts}',
    'tests/**/*.{mjs,ts}',
    // Run in a page by `npm run bench`.
    'scripts/bench/pages/*.ts',
    // Asked for by the page at /dev/ of the development server.
    'scripts/dev/open.ts',
    'tests/bench-app/**/*.{js,svelte}',
  ],
  project: ['src/**', 'scripts/**', 'tests/**'],
  ignoreDependencies: [
    // Started by their names, in scripts/types.mjs, with what they check types with.
    ...['svelte-check', '@typescript/native', 'oxlint', 'oxlint-tsgolint'],
    // Found by its name, in scripts/soak/mutations.ts.
    '@stryker-mutator/vitest-runner',
  ],
  // A type that its own file uses is exported so that others can name it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    // Style sheets name the fonts.
    css: (/** @type {string} */ text) =>
      [...text.matchAll(/url\('(@[^']+)'\)/g)].map(([, name]) => `import '${name}';`).join('\n'),
  },
};
