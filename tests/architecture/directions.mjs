/**
 * Who may import whom, type imports included. Three things must stay apart: a game as it really
 * stands, the part of it a player may see, and what is on the screen just now. Each has layers of
 * its own in src/lib, so most leaks would first have to be an import that is refused here. And a
 * game is one folder: nothing else knows it but the registry.
 */
import { options, shared } from './options.mjs';

/** Tests, and what supports them, may look into any layer and use the test libraries. */
const tests = '(\\.test\\.ts$|/testing/)';
const lib = '^src/lib/';
const games = `${lib}games/`;
const layers = 'core games record table storage session shelf scenes i18n ui'.split(' ');

/** A game's own folder; `$1` is its name. */
const game = `${games}(?!(?:${shared.join('|')})/)([^/]+)/`;

const packageNamed = (/** @type {string} */ name) => `^node_modules/${name}/`;
const core = `${lib}core/`;
const contract = `${games}contract/`;
const registry = `${games}registry\\.ts$`;
const glass = `${lib}table/public\\.ts$`;
const svelte = packageNamed('svelte');
const valibot = packageNamed('valibot');

/**
 * What lies at `at` may import itself and what is listed, and nothing else, be it of this project
 * or a package.
 *
 * @param {string} name of the rule
 * @param {string} at a pattern of paths
 * @param {string} comment why
 * @param {string[]} allowed patterns of paths; `$1` is what `at` has in brackets
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const only = (name, at, comment, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: at, pathNot: tests },
  to: { pathNot: allowed },
});

/** The same for a layer of src/lib. */
const layer = (
  /** @type {string} */ name,
  /** @type {string} */ comment,
  /** @type {string[]} */ allowed,
) => only(`${name}-imports`, `${lib}${name}/`, comment, [`${lib}${name}/`, ...allowed]);

/**
 * What lies at `at` may import what `to` says as types only.
 *
 * @param {string} name of the rule
 * @param {string} at a pattern of paths
 * @param {string} comment why
 * @param {{ path: string[], pathNot?: string[] }} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const asTypes = (name, at, comment, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: at, pathNot: tests },
  to: { ...to, dependencyTypesNot: ['type-only'] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    layer(
      'core',
      'Core holds the words every game shares; importing another layer would give it a favourite. Seeded numbers come from a package.',
      [packageNamed('pure-rand')],
    ),
    only(
      'contract-imports',
      contract,
      'The contract serves every game alike, and knows none. Of words and of the glass it names types: a kit draws with them.',
      [contract, core, valibot, `${lib}i18n/`, glass, svelte],
    ),
    asTypes(
      'contract-draws-with-types',
      contract,
      'What every game offers must not bring a page along.',
      { path: [`${lib}i18n/`, `${lib}table/`, svelte] },
    ),
    only(
      'shared-bots-imports',
      `${games}bots/`,
      'What computer players of all games share knows none of them.',
      [`${games}bots/`, contract, core],
    ),
    only(
      'conformance-imports',
      `${games}conformance/`,
      'The suite is the same for every game: what it must know of one, a witness tells it.',
      [`${games}conformance/`, contract, core, packageNamed('(vitest|fast-check)')],
    ),
    only(
      'registry-imports',
      registry,
      'The list of games opens each by its kit, and brings nothing of it before.',
      [contract, core, `${games}[^/]+/(kit\\.ts|words/brief|ui/home/)`],
    ),
    {
      name: 'registry-waits',
      comment: 'Home and lists load no game: a kit comes when it is asked for.',
      severity: 'error',
      from: { path: registry },
      to: { path: game, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    only(
      'rules-imports',
      `${game}rules/`,
      'Rules are pure: a page, a clock or a store in here could decide a game.',
      [`${games}$1/rules/`, contract, core, valibot],
    ),
    only(
      'bots-imports',
      `${game}bots/`,
      'A computer player knows the rules and gets a view; it must find no way to a stored game, and a worker none to a page.',
      [`${games}$1/(rules|bots)/`, `${games}bots/`, contract, core],
    ),
    only(
      'words-imports',
      `${game}words/`,
      'Words know the codes they put into sentences, and nothing of how those come about.',
      [
        `${games}$1/words/`,
        `${games}$1/rules/(cards?|explain|events|options|rulebook)\\.ts$`,
        `${games}$1/bots/merits\\.ts$`,
        `${lib}i18n/`,
        contract,
        core,
      ],
    ),
    asTypes('words-are-words', `${game}words/`, 'A language must not bring rules along.', {
      path: [`${games}$1/(rules|bots)/`, contract, core],
    }),
    only(
      'game-ui-imports',
      `${game}ui/`,
      'Components get views and give moves: what holds a state is out of their reach.',
      [
        `${games}$1/(ui|words)/`,
        `${games}$1/rules/(cards?|rulebook|view|moves|events|explain|options)\\.ts$`,
        `${games}$1/bots/merits\\.ts$`,
        contract,
        core,
        `${lib}ui/`,
        `${lib}i18n/`,
        glass,
        svelte,
      ],
    ),
    asTypes(
      'game-ui-views-as-types',
      `${game}ui/`,
      'What makes a view holds the whole truth; a component needs its shape only.',
      {
        path: [`${games}$1/(rules|bots)/`, contract, glass],
        pathNot: [`${games}$1/rules/(cards?|rulebook)\\.ts$`],
      },
    ),
    only(
      'kit-imports',
      `${game}kit\\.ts$`,
      'A kit is what its folder gives, for the contract; nothing else has a say.',
      [`${games}$1/`, contract, core],
    ),
    {
      name: 'games-apart',
      comment: 'A game must be removable: what two games share belongs in core or the contract.',
      severity: 'error',
      from: { path: game, pathNot: tests },
      to: { path: game, pathNot: `${games}$1/` },
    },
    {
      name: 'games-by-the-registry',
      comment: 'Whoever knows a game by name serves that one only: the registry opens all of them.',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, games] },
      to: { path: game },
    },
    layer(
      'record',
      'A record is replayed by rules it is given and checked by a schema; nothing else has a say.',
      [core, contract, valibot],
    ),
    layer(
      'table',
      'Passing the device works for every game: it knows the contract, never one game.',
      [core, contract],
    ),
    layer(
      'storage',
      'Storage keeps records and knows no rules, so that old games outlive new code.',
      [core, `${lib}record/`, packageNamed('idb'), valibot],
    ),
    {
      name: 'only-storage-opens-the-database',
      comment:
        'One layer owns the database: lost connections and blocked upgrades are handled once.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${lib}storage/` },
      to: { path: packageNamed('idb') },
    },
    layer('session', 'The session wires one live game; it draws nothing and speaks no language.', [
      core,
      contract,
      registry,
      `${lib}(record|table|storage)/`,
      svelte,
      // What storage gives back is checked like anything from outside.
      valibot,
    ]),
    layer('shelf', 'What lies beside a live game must not hold one.', [
      core,
      contract,
      registry,
      `${lib}(record|table|storage)/`,
      svelte,
    ]),
    layer(
      'i18n',
      'Words know the codes they put into sentences, and nothing of how they come about.',
      [core, `${lib}(record|storage)/[\\w-]*problem\\.ts$`, `${lib}record/names\\.ts$`],
    ),
    asTypes('i18n-types-only', `${lib}i18n/`, 'A language must not bring code along.', {
      path: [`${lib}(core|record|storage)/`],
    }),
    layer('ui', 'Components get what they show and tell what is done; they know no game.', [
      core,
      `${lib}i18n/`,
      contract,
      glass,
      svelte,
      packageNamed('@fontsource'),
      packageNamed('minisearch'),
      packageNamed('@fontsource-variable'),
    ]),
    asTypes('ui-names-types', `${lib}ui/`, 'A component is shown things; it makes none.', {
      path: [contract, glass],
    }),
    layer('scenes', 'A scene decides what is shown when, of what session and shelf give it.', [
      core,
      `${lib}(session|shelf|ui|i18n)/`,
      contract,
      registry,
      glass,
      svelte,
    ]),
    asTypes(
      'scenes-name-the-glass',
      `${lib}scenes/`,
      'The session makes what lies on the glass; a scene needs its shape only.',
      { path: [glass] },
    ),
    only(
      'routes-imports',
      '^src/routes/',
      'Pages are thin: they choose a scene, and decide nothing themselves.',
      [
        '^src/routes/',
        `${lib}(core|session|shelf|scenes|ui|i18n)/`,
        registry,
        '^\\$app/',
        '^\\./\\$types$',
        // For what is made once, at build time.
        '^crypto$',
        svelte,
        packageNamed('@sveltejs/kit'),
      ],
    ),
    {
      name: 'testing-is-for-tests',
      comment: 'What supports tests is bound by no layer, so nothing that ships may lean on it.',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, `${games}conformance/`] },
      to: { path: ['/testing/', `${games}conformance/`] },
    },
    {
      name: 'layers-are-listed',
      comment:
        'A new layer has to say what it may import: add it here and to the table in the README.',
      severity: 'error',
      from: { path: lib, pathNot: `${lib}(${layers.join('|')})/` },
      to: {},
    },
  ],
  options: {
    ...options,
    // Without this, type imports are dropped before anybody looks at them.
    tsPreCompilationDeps: true,
  },
};
