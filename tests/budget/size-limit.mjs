/**
 * What a visitor may be made to load. The files are read from the build, so that none is forgotten.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const build = join(root, 'build');
/** @type {Record<string, { file: string, name?: string, imports?: string[], css?: string[] }>} */
const chunks = JSON.parse(
  readFileSync(join(root, '.svelte-kit/output/client/.vite/manifest.json'), 'utf8'),
);

/** Scripts and styles that the home page names; the words of its base language are among them. */
function homePage() {
  const page = readFileSync(join(build, 'index.html'), 'utf8');
  const named = page.match(/_app\/immutable\/[\w./-]+\.(?:js|css)/g) ?? [];
  return [...new Set(named)].map((file) => join(build, file));
}

/** The worker, which keeps the rest and is not kept itself. */
const worker = /^(?:sw|workbox-[\w-]+|worker-own)\.js$/;

/** Every file of the build that is kept and whose name ends so. */
function everything(/** @type {RegExp} */ ending) {
  const names = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const kept = names.filter((name) => ending.test(name) && !worker.test(name));
  return kept.map((name) => join(build, name));
}

/**
 * The files that hold nothing but sentences: they grow with every language, not with what the app
 * can do.
 */
const sentences = Object.entries(chunks)
  .filter(
    ([key, { name }]) =>
      /^(?:words|sentences)$/.test(name ?? '') || /^src\/lib\/i18n\/\w+\.ts$/.test(key),
  )
  .map(([, { file }]) => join(build, file));
if (sentences.length < 3) throw new Error('The build keeps sentences elsewhere');

/**
 * The code that thinks for computer players, alone able to run in a worker; loaded once one of them
 * plays, and kept from the first visit on.
 */
const botPlayers = everything(/\.js$/).filter((file) =>
  readFileSync(file, 'utf8').includes('importScripts'),
);
if (botPlayers.length !== 1) throw new Error('The build keeps the computer players elsewhere');

export default [
  { name: 'Home page, scripts and styles', path: homePage(), gzip: true, limit: '60 kB' },
  { name: 'Computer players', path: botPlayers, gzip: true, limit: '20 kB' },
  {
    name: 'All scripts and styles but the sentences',
    path: everything(/\.(?:js|css)$/).filter((file) => !sentences.includes(file)),
    gzip: true,
    // 20 of them are the computer players'. The aim is 170; that a game's screens pack apart from
    // the app's own, so that a second game need not bring the first, takes about 3; that what a
    // browser has let go of is kept anew, and that a page is taken back into the worker's care,
    // less than 1.
    limit: '179 kB',
  },
  { name: 'The sentences of all languages', path: sentences, gzip: true, limit: '30 kB' },
  {
    name: 'Everything kept offline',
    path: everything(/\.(?:js|css|html|json|webmanifest|png|svg|woff2)$/),
    gzip: true,
    limit: '402 kB',
  },
];
