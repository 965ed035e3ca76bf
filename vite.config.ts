import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chunks } from './scripts/chunks.ts';
import { momentsPage } from './scripts/dev/page.ts';
import { leanKit } from './scripts/lean-kit.ts';
import { withLeanMarkup } from './scripts/lean-markup.ts';
import { licences } from './scripts/licences.ts';
import { shortProperties } from './scripts/short-properties.ts';
import { squeeze } from './scripts/squeeze.ts';

/** The web manifest. Addresses are relative to it, so that it serves under any sub-path. */
const manifest = {
  // Resolved against the origin, not against this file: other apps of the host have other names,
  // but two copies of this one, in two folders of a host, count as the same app.
  id: 'fireside',
  name: 'Fireside',
  short_name: 'Fireside',
  description: 'Card games round one phone or tablet, without a network.',
  lang: 'en',
  dir: 'ltr' as const,
  categories: ['games', 'entertainment'],
  start_url: './',
  scope: './',
  display: 'standalone' as const,
  // No `orientation`: whatever is said here overrides the rotation lock of whoever holds the
  // device.
  theme_color: '#15100f',
  background_color: '#15100f',
  icons: [
    { src: './icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: './icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: './icons/maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable' as const,
    },
  ],
};

/**
 * By its hash: with a new worker, no host or browser then gives an older part that it still
 * remembers.
 */
function ownPartOfTheWorker() {
  const source = readFileSync(new URL('static/worker-own.js', import.meta.url));
  return `worker-own.js?${createHash('sha256').update(source).digest('hex').slice(0, 8)}`;
}

/**
 * Tests that put a page or a database in place, or load a module twice: each file has the world to
 * itself.
 */
const APART = [
  'src/lib/{session,shelf,storage,ui/play/{press,untouched}}/**/*.test.ts',
  'tests/*/shelf/**/*.test.ts',
  'tests/blaze/session/open-game.test.ts',
  'tests/lanterns/live.test.ts',
];

/** Tests that are set up by files of their own. */
const ELSEWHERE = ['tests/{e2e,engines}/**'];

/** What Workbox writes the worker from. The browser tests look whether that is all. */
const inTheWorker = [
  '@trickfilm400/rollup-plugin-off-main-thread',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

export default defineConfig({
  build: {
    // As package.json's `browserslist` has it, for scripts and for styles.
    target: ['safari16.4', 'chrome111', 'firefox121'],
    // Scripts are few, and found soon enough: to look each of them up in the page takes longer than
    // it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_importer, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  plugins: [
    momentsPage(),
    squeeze(),
    leanKit(fileURLToPath(new URL('src', import.meta.url))),
    shortProperties(fileURLToPath(new URL('src/', import.meta.url))),
    sveltekit(),
    withLeanMarkup(),
    licences({
      root: fileURLToPath(new URL('.', import.meta.url)),
      to: 'licences/texts.json',
      also: inTheWorker,
    }),
    SvelteKitPWA({
      strategies: 'generateSW',
      // Changing this after a release would strand everybody who has the app installed.
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      kit: { base: './', trailingSlash: 'always' },
      workbox: {
        importScripts: [ownPartOfTheWorker()],
        globPatterns: [
          'client/**/*.{js,css,json,webmanifest,png,svg,ico,woff2,webp}',
          'prerendered/**/*.{html,json}',
        ],
        // A host may refuse to give this one by its address, and one refusal stops the whole
        // worker.
        globIgnores: ['server/**', '**/404.html', 'client/worker-own.js'],
        // Pages, and addresses that are none, are static/worker-own.js's; so is cleaning up.
        navigateFallback: null,
        cleanupOutdatedCaches: false,
      },
    }),
  ],
  test: {
    environment: 'node',
    passWithNoTests: false,
    pool: 'threads',
    // One less unless told otherwise: on two cores, half as fast.
    maxWorkers: '100%',
    // Generous: a slow machine is no failure, and a test that hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{src,scripts,tests}/**/*.test.ts'],
          exclude: [...APART, ...ELSEWHERE],
          // They leave nothing behind, and to load everything anew for each file takes longer than
          // most of them.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART, exclude: ELSEWHERE } },
    ],
  },
});
