/**
 * What a visitor may be made to load. The files are read from the build, so that none is forgotten.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closureOf, gamesIn, strangers } from './loads.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const build = join(root, 'build');
/** @type {import('./loads.mjs').Chunks} */
const chunks = JSON.parse(
  readFileSync(join(root, '.svelte-kit/output/client/.vite/manifest.json'), 'utf8'),
);
/** The games there are, in their order; people begin with the first. */
const games = gamesIn(readFileSync(join(root, 'src/lib/games/registry.ts'), 'utf8'));
/** The same as the build has them: each has a chunk of rules. */
const built = Object.values(chunks).flatMap(
  ({ name }) => /^(.+)-rules$/.exec(name ?? '')?.[1] ?? [],
);
if ([...built].sort().join() !== [...games].sort().join())
  throw new Error(`The build keeps the rules of ${built.join(', ')}, the list has ${games.join()}`);

const loaded = strangers(chunks, games);
if (loaded.length > 0) throw new Error(`Loaded where nobody plays it: ${loaded.join(', ')}`);
for (const game of games) {
  // That this would be seen.
  const planted = { ...chunks, planted: { file: '', name: 'frame', imports: [keyOf(game)] } };
  if (strangers(planted, games).length !== 1)
    throw new Error(`Nobody would see that the home page loads ${game}`);
}

/**
 * What a game may weigh, in kB: all but its sentences, its computer players and lessons included;
 * its sentences in all languages; what lists say of it; and whatever it adds offline.
 */
const USUAL = { whole: 70, sentences: 14.8, brief: 0.9, offline: 100 };
/** One that may weigh more says so beside its own tests. @returns {typeof USUAL} */
function limitOf(/** @type {string} */ game) {
  const own = join(root, 'tests', game, 'weight.json');
  return { ...USUAL, ...(existsSync(own) ? JSON.parse(readFileSync(own, 'utf8')) : {}) };
}

/** What the house may weigh, and with it each game, in kB. */
function withGames(/** @type {number} */ house, /** @type {keyof typeof USUAL} */ part) {
  return kB(games.reduce((sum, game) => sum + limitOf(game)[part], house));
}

const kB = (/** @type {number} */ size) => `${size.toFixed(1)} kB`;

/** The file of the build that holds a chunk. */
const fileOf = (/** @type {string} */ key) => join(build, chunks[key]?.file ?? '');

/** Whether the build has a chunk of this name. */
const has = (/** @type {string} */ name) =>
  Object.values(chunks).some((chunk) => chunk.name === name);

/** Where the manifest has the chunk of this name. */
function keyOf(/** @type {string} */ name) {
  const [key, ...others] = Object.keys(chunks).filter((one) => chunks[one]?.name === name);
  if (key === undefined || others.length > 0) throw new Error(`The build has no one chunk ${name}`);
  return key;
}

/**
 * Scripts and styles that the home page names, the words of its base language among them, and what
 * it brings along of the first game: its picture, and what it is all about.
 */
function homePage() {
  const page = readFileSync(join(build, 'index.html'), 'utf8');
  const named = page.match(/_app\/immutable\/[\w./-]+\.(?:js|css)/g) ?? [];
  return [...new Set(named)]
    .map((file) => join(build, file))
    .concat(fileOf(keyOf(`${games[0]}-brief`)));
}

/**
 * The same with what follows behind the first frame: what looks for saved games, what lists say of
 * every game, and what stirs and plays on the page.
 */
function homeAtRest() {
  // Not every picture plays.
  const seen = [`${games[0]}-seen`].filter(has);
  const later = ['kept', 'alive', ...seen].flatMap((name) => closureOf(chunks, keyOf(name)));
  const styles = later.flatMap((key) => chunks[key]?.css ?? []);
  const briefs = games.map((game) => fileOf(keyOf(`${game}-brief`)));
  const files = [...later.map(fileOf), ...styles.map((file) => join(build, file)), ...briefs];
  return [...new Set([...homePage(), ...files])];
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
const sentences = [
  'words',
  'sentences',
  // Lessons may have no words of their own.
  ...games.flatMap((game) => [`${game}-words`, ...[`${game}-taught`].filter(has)]),
]
  .map(keyOf)
  .map(fileOf);

/** All that a worker of a game loads, in which its computer players think. */
function ofWorker(/** @type {string} */ game) {
  const files = closureOf(chunks, keyOf(`${game}-bots`)).map(fileOf);
  const page = files.find((file) => /\bdocument\.\w/.test(readFileSync(file, 'utf8')));
  if (page) throw new Error(`A worker has no page, and loads ${page}`);
  return files;
}

/** Scripts and styles in the chunks of a game, but for those that hold sentences. */
function ofGame(/** @type {string} */ game) {
  const own = Object.values(chunks).filter(
    ({ name }) => name === game || name?.startsWith(`${game}-`),
  );
  const files = own.flatMap(({ file, css }) => [file, ...(css ?? [])]);
  return [...new Set(files)]
    .map((file) => join(build, file))
    .filter((file) => !sentences.includes(file));
}

export default [
  { name: 'Home page, scripts and styles', path: homePage(), gzip: true, limit: '54.9 kB' },
  {
    name: 'Home page with what follows',
    path: homeAtRest(),
    gzip: true,
    limit: withGames(79.6, 'brief'),
  },
  ...games.map((game) => ({
    name: `Lessons of ${game}, loaded by whoever learns it`,
    path: fileOf(keyOf(`${game}-lessons`)),
    gzip: true,
    limit: '4.4 kB',
  })),
  ...games.flatMap((game) => [
    {
      name: `Computer players of ${game}, loaded once one of them plays`,
      path: ['bots', `${game}-bots`].map(keyOf).map(fileOf),
      gzip: true,
      limit: '7.3 kB',
    },
    {
      name: `All that a worker of ${game} loads`,
      path: ofWorker(game),
      gzip: true,
      limit: '19.7 kB',
    },
  ]),
  ...games.map((game) => ({
    name: `All of ${game} but its sentences`,
    path: ofGame(game),
    gzip: true,
    limit: kB(limitOf(game).whole),
  })),
  {
    name: 'Sound, loaded once it is wanted',
    path: fileOf(keyOf('sound')),
    gzip: true,
    limit: '5 kB',
  },
  {
    name: 'Search, loaded by whoever looks for something',
    path: fileOf(keyOf('search')),
    gzip: true,
    limit: '3 kB',
  },
  {
    name: 'All scripts and styles but the sentences',
    path: everything(/\.(?:js|css)$/).filter((file) => !sentences.includes(file)),
    gzip: true,
    limit: withGames(163.9, 'whole'),
  },
  {
    name: 'The sentences of all languages',
    path: sentences,
    gzip: true,
    limit: withGames(16.3, 'sentences'),
  },
  {
    name: 'Everything kept offline',
    path: everything(/\.(?:js|css|html|json|webmanifest|png|svg|woff2)$/),
    gzip: true,
    limit: withGames(400, 'offline'),
  },
];
