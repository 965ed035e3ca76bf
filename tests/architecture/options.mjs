/** How dependency-cruiser reads the tree, whichever rules it checks. */

/** @type {NonNullable<import('dependency-cruiser').IConfiguration['options']>} */
export const options = {
  tsConfig: { fileName: 'tsconfig.json' },
  doNotFollow: { path: 'node_modules' },
  // Packages offer these; the defaults know neither Svelte's nor the browser's.
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['svelte', 'import', 'types', 'default'],
  },
  // The tree that is checked links to the real node_modules.
  preserveSymlinks: true,
};

/** The folders of `games/` that belong to no game. */
export const shared = ['contract', 'bots', 'conformance'];
