import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const GOES = 'What goes may be a hand: nothing of it stays in sight.';

/**
 * The rules of components. Those of scripts are in .oxlintrc.json, and those that need types in
 * .oxlintrc.typed.json. A rule that is wrong is changed there and here for everybody, not switched
 * off where it hurts.
 */
export default ts.config(
  {
    ignores: [
      'build/',
      '**/.svelte-kit/',
      'reports/',
      'shots/',
      'node_modules/',
      '**/*.{js,mjs,ts}',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { parser: ts.parser, svelteConfig },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      // The compiler knows which names there are.
      'no-undef': 'off',
      // An entry for the page as it is has the address as it is, the fragment included.
      'svelte/no-navigation-without-resolve': ['error', { ignorePushState: true }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // The formatter keeps code to as many columns, and comments as they are. What cannot be
      // broken may be longer: sentences, patterns, drawings, and the words that keep it from a
      // table.
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
    // What runs in the oldest browsers of package.json's list, and what is asked for before it is
    // used.
    ...compat.configs['flat/recommended'],
    files: ['src/**'],
    settings: { lintAllEsApis: true },
  },
  {
    // Nothing that goes is seen any longer than it is there (.oxlintrc.json has the same).
    files: ['src/**'],
    rules: {
      'no-restricted-imports': ['error', { name: 'svelte/transition', message: GOES }],
      'no-restricted-properties': ['error', { property: 'startViewTransition', message: GOES }],
    },
  },
  {
    // Components get their addresses from the page, which resolves them.
    files: ['src/lib/ui/**/*.svelte', 'src/lib/games/*/ui/**/*.svelte'],
    rules: { 'svelte/no-navigation-without-resolve': 'off' },
  },
);
