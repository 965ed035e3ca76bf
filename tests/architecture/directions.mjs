/**
 * Who may import whom, type imports included. Three things must stay apart: a game as it really stands,
 * the part of it a player may see, and what is on the screen just now. Each has rooms of its own in
 * src/lib, so most leaks would first have to be an import that is refused here.
 */
import { options } from './options.mjs';

/** Tests, and what supports them, may look into any room and use the test libraries. */
const tests = '(\\.test\\.ts$|/testing/)';
const lib = '^src/lib/';
const rooms = 'core games record table bots storage session shelf i18n ui'.split(' ');

/**
 * A room may import itself and what is listed, and nothing else, be it of this project or a package.
 *
 * @param {string} room
 * @param {string} comment why
 * @param {string[]} allowed patterns of paths
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const room = (room, comment, allowed) => ({
  name: `${room}-imports`,
  comment,
  severity: 'error',
  from: { path: `${lib}${room}/`, pathNot: tests },
  to: { pathNot: [`${lib}${room}/`, ...allowed] },
});

const packageNamed = (/** @type {string} */ name) => `^node_modules/${name}/`;
const core = `${lib}core/`;
const games = `${lib}games/`;
const svelte = packageNamed('svelte');

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    room(
      'core',
      'Core holds the words every game shares; importing another room would give it a favourite. Seeded numbers come from a package.',
      [packageNamed('pure-rand')],
    ),
    room('games', 'Rules are pure: a page, a clock or a store in here could decide a game.', [
      core,
      packageNamed('valibot'),
    ]),
    {
      name: 'games-apart',
      comment: 'A game must be removable: what two games share belongs in core.',
      severity: 'error',
      from: { path: `${games}([^/]+)/`, pathNot: tests },
      to: { path: `${games}[^/]+/`, pathNot: `${games}$1/` },
    },
    {
      name: 'contract-knows-no-game',
      comment:
        'The contract and what is made from it serve every game alike; only the registry lists them.',
      severity: 'error',
      from: { path: `${games}(game|live)\\.ts$` },
      to: { path: `${games}([^/]+/|registry\\.ts$)` },
    },
    room(
      'record',
      'A record is replayed by the rules and checked by a schema; nothing else has a say.',
      [core, games, packageNamed('valibot')],
    ),
    room(
      'table',
      'Passing the device works for every game: it knows the contract, never one game.',
      [core, `${games}(game|live)\\.ts$`],
    ),
    room(
      'bots',
      'A computer player knows the rules and gets a view; it must find no way to a stored game.',
      [core, games],
    ),
    room(
      'storage',
      'Storage keeps records and knows no rules, so that old games outlive new code.',
      [core, `${lib}record/`, packageNamed('idb'), packageNamed('valibot')],
    ),
    {
      name: 'only-storage-opens-the-database',
      comment:
        'One room owns the database: lost connections and blocked upgrades are handled once.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${lib}storage/` },
      to: { path: packageNamed('idb') },
    },
    room('session', 'The session wires one live game; it draws nothing and speaks no language.', [
      core,
      games,
      `${lib}(record|table|bots|storage)/`,
      svelte,
      // What storage gives back is checked like anything from outside.
      packageNamed('valibot'),
    ]),
    room(
      'shelf',
      'What lies beside a live game must not hold one: it knows games by the registry only.',
      [
        core,
        `${games}registry\\.ts$`,
        `${lib}(record|storage)/`,
        `${lib}table/journal\\.ts$`,
        svelte,
      ],
    ),
    room(
      'i18n',
      'Words know the codes they put into sentences, and nothing of how those come about.',
      [
        core,
        `${games}[^/]+/(cards|explain|events|merits|options)\\.ts$`,
        `${lib}(record|storage)/[\\w-]*problem\\.ts$`,
        `${lib}record/names\\.ts$`,
      ],
    ),
    {
      name: 'i18n-types-only',
      comment: 'A language is loaded by itself: it must not bring rules along.',
      severity: 'error',
      from: { path: `${lib}i18n/`, pathNot: tests },
      to: { path: `${lib}(core|games|record|storage)/`, dependencyTypesNot: ['type-only'] },
    },
    room(
      'ui',
      'Components get views and give events: a room that holds a state is out of their reach.',
      [
        core,
        `${lib}i18n/`,
        `${games}[^/]+/(cards|view|moves|events|explain|merits|options)\\.ts$`,
        `${lib}table/public\\.ts$`,
        svelte,
        packageNamed('@fontsource'),
        packageNamed('@fontsource-variable'),
      ],
    ),
    {
      name: 'ui-views-as-types',
      comment: 'What makes a view holds the whole truth; a component needs its shape only.',
      severity: 'error',
      from: { path: `${lib}ui/`, pathNot: tests },
      to: {
        path: [`${games}[^/]+/(view|moves|events|explain|merits|options)\\.ts$`, `${lib}table/`],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'routes-imports',
      comment:
        'Pages are thin: they ask session or shelf and show ui, and decide nothing themselves.',
      severity: 'error',
      from: { path: '^src/routes/', pathNot: tests },
      to: {
        pathNot: [
          '^src/routes/',
          `${lib}(core|session|shelf|ui|i18n)/`,
          `${games}registry\\.ts$`,
          '^\\$app/',
          '^\\./\\$types$',
          // For what is made once, at build time.
          '^crypto$',
          svelte,
          packageNamed('@sveltejs/kit'),
        ],
      },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'What supports tests is bound by no room, so nothing that ships may lean on it.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '/testing/' },
    },
    {
      name: 'rooms-are-listed',
      comment:
        'A new room has to say what it may import: add it here and to the table in the README.',
      severity: 'error',
      from: { path: lib, pathNot: `${lib}(${rooms.join('|')})/` },
      to: {},
    },
  ],
  options: {
    ...options,
    // Without this, type imports are dropped before anybody looks at them.
    tsPreCompilationDeps: true,
  },
};
