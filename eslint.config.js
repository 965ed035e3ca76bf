import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Layers that know no clock, no chance, no page and no console (see "Layers" in the README). */
const pureLayers = [
  'core',
  'games/contract',
  'games/conformance',
  'games/*/rules',
  'record',
  'table',
].map((layer) => `src/lib/${layer}/**/*.ts`);

const clock = 'A game replays the same at any time: pass the moment in from the edge.';
const page = 'This layer knows no page: only ui/ and routes/ do.';
const outside = 'This layer has no side effects: return the value and let the caller act.';

const impureGlobals = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'queueMicrotask'].map((name) => ({
    name,
    message: clock,
  })),
  ...['window', 'document', 'navigator', 'location', 'history', 'self'].map((name) => ({
    name,
    message: page,
  })),
  ...['console', 'fetch', 'localStorage', 'sessionStorage', 'indexedDB', 'process'].map((name) => ({
    name,
    message: outside,
  })),
];

export default ts.config(
  { ignores: ['build/', '**/.svelte-kit/', 'reports/', 'shots/', 'node_modules/'] },
  // A rule that is wrong is changed here for everybody, not switched off where it hurts.
  // Those that need types are in .oxlintrc.json.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      // The compiler knows which names there are.
      'no-undef': 'off',
      // An entry for the page as it is has the address as it is, the fragment included.
      'svelte/no-navigation-without-resolve': ['error', { ignorePushState: true }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    languageOptions: {
      parserOptions: {
        parser: ts.parser,
        svelteConfig,
      },
    },
  },
  {
    // Prettier keeps code to as many columns, and comments as they are. What cannot be broken may
    // be longer: sentences, titles of tests, patterns, drawings, and the words that keep Prettier
    // from a table.
    rules: {
      'max-len': [
        'error',
        {
          code: 100,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignoreUrls: true,
          ignorePattern: "^.{0,100} // prettier-ignore$|^ *(?:'[^']*',? ?)+$|\\bd=\"",
        },
      ],
    },
  },
  {
    // Playwright reads from the parameter's braces which fixtures a fixture needs: here, none.
    files: ['tests/e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['src/**'],
    rules: { 'no-console': 'error' },
  },
  {
    // What runs in the oldest browsers of package.json's list, and what is asked for before it is
    // used.
    ...compat.configs['flat/recommended'],
    files: ['src/**'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    settings: {
      lintAllEsApis: true,
      // Asked for before it is used: where there is none, the screen goes dark as it always does.
      polyfills: ['navigator.wakeLock'],
    },
  },
  {
    // Components get their addresses from the page, which resolves them.
    files: ['src/lib/ui/**/*.svelte', 'src/lib/games/*/ui/**/*.svelte'],
    rules: { 'svelte/no-navigation-without-resolve': 'off' },
  },
  {
    files: pureLayers,
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Chance is dealt at the edge, from a seed or from crypto.',
        },
      ],
    },
  },
);
