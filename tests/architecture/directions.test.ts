import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import directions from './directions.mjs';
import runTime from './run-time.mjs';
import { violationsIn, type Violation } from './check-directions.mjs';

/** A small app in which every layer imports what it may. */
const clean: Readonly<Record<string, string>> = {
  'core/seats.ts': 'export type Seat = number;\nexport const seats = 5;',
  'games/contract/rules.ts':
    "import type { Seat } from '../../core/seats.ts';\nexport type Game = { turn: Seat };",
  'games/contract/live.ts': "import type { Game } from './rules.ts';\nexport type Live = Game;",
  'games/contract/kit.ts':
    "import type { Words } from '../../i18n/words.ts';\nimport type { Prompt } from '../../table/public.ts';\nimport type { Live } from './live.ts';\nexport type Kit = [Live, Prompt, Words];",
  'games/bots/worker.ts': "import type { Live } from '../contract/live.ts';\nexport type W = Live;",
  'games/conformance/suite.ts':
    "import type { Live } from '../contract/live.ts';\nexport type Suite = Live;",
  'games/registry.ts':
    "import type { Kit } from './contract/kit.ts';\nexport const kit = async (): Promise<unknown> => import('./blaze/kit.ts');\nexport type K = Kit;",
  'games/blaze/rules/cards.ts': 'export const ranks = 9;',
  'games/blaze/rules/state.ts': 'export type State = { secret: number };\nexport const fresh = 1;',
  'games/blaze/rules/view.ts':
    "import { fresh } from './state.ts';\nexport type View = { seen: number };\nexport const see = fresh;",
  'games/blaze/rules/explain.ts': "export type Reason = 'too-low';\nexport const reasons = 1;",
  'games/blaze/rules/events.ts': "export type Told = 'drew';",
  'games/blaze/rules/index.ts':
    "import { see } from './view.ts';\nimport type { Game } from '../../contract/rules.ts';\nexport type It = Game;\nexport default see;",
  'games/blaze/bots/player.ts':
    "import { see } from '../rules/view.ts';\nimport type { W } from '../../bots/worker.ts';\nexport type P = W;\nexport const bot = see;",
  'games/blaze/words/en.ts':
    "import type { Told } from '../rules/events.ts';\nimport type { Reason } from '../rules/explain.ts';\nimport { words } from '../../../i18n/words.ts';\nexport const en: Partial<Record<Reason | Told, string>> = words;",
  'games/blaze/ui/Hand.svelte': `<script lang="ts">
    import Sheet from '../../../ui/Sheet.svelte';
    import { en } from '../words/en.ts';
    import { ranks } from '../rules/cards.ts';
    import type { View } from '../rules/view.ts';
    import type { Prompt } from '../../../table/public.ts';
    type Props = { view: View; prompt: Prompt };
    const { view }: Props = $props();
  </script><Sheet />{en}{ranks}{view.seen}`,
  'games/blaze/kit.ts':
    "import Hand from './ui/Hand.svelte';\nimport rules from './rules/index.ts';\nimport { bot } from './bots/player.ts';\nimport type { Kit } from '../contract/kit.ts';\nexport type K = Kit;\nexport default [Hand, rules, bot];",
  'games/hanabi/rules/index.ts':
    "import { seats } from '../../../core/seats.ts';\nexport default seats;",
  'record/replay.ts':
    "import * as v from 'valibot';\nimport type { Game } from '../games/contract/rules.ts';\nexport type G = Game;\nexport const schema = v;",
  'record/problem.ts': "export type Problem = 'too-long';",
  'table/public.ts':
    "import type { Game } from '../games/contract/rules.ts';\nexport type Prompt = Game;",
  'table/journal.ts': 'export type Entry = { commit: number };',
  'table/table.ts':
    "import type { Live } from '../games/contract/live.ts';\nexport type Table = Live;",
  'table/testing/evening.ts':
    "import blaze from '../../games/blaze/rules/index.ts';\nexport const evening = blaze;",
  'storage/journal.ts':
    "import { openDB } from 'idb';\nimport * as v from 'valibot';\nexport const shape = v;\nimport { schema } from '../record/replay.ts';\nexport const journal = [openDB, schema];",
  'session/session.ts':
    "import { journal } from '../storage/journal.ts';\nimport { kit } from '../games/registry.ts';\nimport type { Table } from '../table/table.ts';\nexport type S = Table;\nexport const session = [journal, kit];",
  'shelf/saved.ts':
    "import { kit } from '../games/registry.ts';\nimport type { Entry } from '../table/journal.ts';\nexport type E = Entry;\nexport const saved = kit;",
  'i18n/words.ts':
    "import type { Problem } from '../record/problem.ts';\nexport type P = Problem;\nexport type Words = object;\nexport const words = {};",
  'ui/Sheet.svelte': `<script lang="ts">
    import { words } from '../i18n/words.ts';
    import type { Prompt } from '../table/public.ts';
    const { prompt }: { prompt: Prompt } = $props();
  </script>{words}{prompt}`,
  'scenes/Play.svelte': `<script lang="ts">
    import Sheet from '$lib/ui/Sheet.svelte';
    import { session } from '$lib/session/session.ts';
    import { saved } from '$lib/shelf/saved.ts';
    import { kit } from '$lib/games/registry.ts';
    import type { Prompt } from '$lib/table/public.ts';
    type Props = { prompt: Prompt };
    const { prompt }: Props = $props();
  </script><Sheet />{session}{saved}{kit}{prompt}`,
  'scenes/posters.ts': "export const drawn = import.meta.glob('../games/*/poster.svg');",
  '../routes/+page.svelte': `<script lang="ts">
    import Play from '$lib/scenes/Play.svelte';
    import { resolve } from '$app/paths';
    import type { Seat } from '$lib/core/seats.ts';
  </script><Play />{resolve('/')}`,
};

const typeImportInComponent = (from: string) =>
  `<script lang="ts">\n  import type { State } from '${from}';\n  const { state }: { state: State } = $props();\n</script>{state}`;
const SECRET_STATE = '$lib/games/blaze/rules/state.ts';
const anImport = (from: string) => `import '${from}';`;
const aTypeImport = (from: string) => `import type { T } from '${from}';\nexport type U = T;`;

/** One forbidden import for each rule: the rule, the file it is planted in, and what that says. */
const plants: readonly (readonly [rule: string, file: string, content: string])[] = [
  ['core-imports', 'core/plant.ts', anImport('../games/registry.ts')],
  ['contract-imports', 'games/contract/plant.ts', anImport('../blaze/rules/cards.ts')],
  ['contract-draws-with-types', 'games/contract/run.ts', anImport('../../i18n/words.ts')],
  ['shared-bots-imports', 'games/bots/plant.ts', aTypeImport('../blaze/rules/view.ts')],
  ['conformance-imports', 'games/conformance/plant.ts', aTypeImport('../blaze/rules/view.ts')],
  ['rules-imports', 'games/blaze/rules/plant.ts', anImport('../../../table/table.ts')],
  ['bots-imports', 'games/blaze/bots/plant.ts', anImport('../kit.ts')],
  ['words-imports', 'games/blaze/words/plant.ts', aTypeImport('../rules/view.ts')],
  ['words-are-words', 'games/blaze/words/run.ts', anImport('../rules/explain.ts')],
  ['game-ui-imports', 'games/blaze/ui/Plant.svelte', typeImportInComponent(SECRET_STATE)],
  [
    'game-ui-views-as-types',
    'games/blaze/ui/Seer.svelte',
    '<script>import { see } from "../rules/view.ts";</script>{see}',
  ],
  [
    'ui-never-reaches-a-state',
    'games/blaze/ui/Far.svelte',
    '<button onclick={() => import("../rules/view.ts")}></button>',
  ],
  ['workers-open-no-kit', 'games/blaze/bots/worker.ts', anImport('./opener.ts')],
  ['kit-imports', 'games/hanabi/kit.ts', anImport('../../session/session.ts')],
  ['games-apart', 'games/hanabi/plant.ts', aTypeImport('../blaze/rules/view.ts')],
  ['games-by-the-registry', 'session/names.ts', aTypeImport('../games/blaze/rules/view.ts')],
  ['record-imports', 'record/plant.ts', anImport('../table/table.ts')],
  ['table-imports', 'table/plant.ts', aTypeImport('../games/blaze/rules/state.ts')],
  ['storage-imports', 'storage/plant.ts', anImport('../games/registry.ts')],
  ['only-storage-opens-the-database', '../routes/plant.ts', anImport('idb')],
  ['session-imports', 'session/plant.ts', anImport('../ui/Sheet.svelte')],
  ['shelf-imports', 'shelf/plant.ts', anImport('../session/session.ts')],
  ['i18n-imports', 'i18n/plant.ts', aTypeImport('../games/blaze/rules/view.ts')],
  ['i18n-types-only', 'i18n/run.ts', anImport('../record/problem.ts')],
  ['ui-imports', 'ui/Plant.svelte', typeImportInComponent(SECRET_STATE)],
  ['ui-names-types', 'ui/Seer.svelte', '<script>import "../games/contract/live.ts";</script>'],
  ['scenes-imports', 'scenes/plant.ts', anImport('../table/table.ts')],
  ['scenes-name-the-glass', 'scenes/run.ts', anImport('../table/public.ts')],
  ['routes-imports', '../routes/plant/+page.svelte', typeImportInComponent(SECRET_STATE)],
  ['testing-is-for-tests', 'table/opened.ts', anImport('./testing/evening.ts')],
  ['layers-are-listed', 'attic/plant.ts', anImport('../core/seats.ts')],
  ['no-cycles', 'shelf/one.ts', anImport('./two.ts')],
];

/** The list of games breaks its rules in a tree of its own: there is only one. */
const LIST = 'games/registry.ts';
const listed: typeof plants = [
  ['registry-imports', LIST, "import('./blaze/rules/index.ts');"],
  ['registry-waits', LIST, anImport('./blaze/kit.ts')],
];

/** What gathers modules without naming them. */
const gathering = {
  'scenes/every.ts': "import.meta.glob('../games/*/kit.ts');",
  'scenes/posters.ts': "import.meta.glob('../games/*/{poster.svg,kit.ts}');",
  'ui/Every.svelte': "<script>const all = import.meta.glob<string>(['./*.ts']);</script>",
};

const besides = {
  'shelf/two.ts': "import './one.ts';",
  'games/blaze/bots/opener.ts': anImport('../kit.ts'),
};

const inSource = (file: string) => join('src/lib', file).replaceAll('\\', '/');

const trees: string[] = [];
function violationsOf(
  files: Readonly<Record<string, string>>,
  rules?: readonly string[],
): Violation[] {
  const tree = mkdtempSync(join(tmpdir(), 'layers-'));
  trees.push(tree);
  for (const [name, content] of Object.entries(files)) {
    const file = join(tree, 'src/lib', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return violationsIn(tree, rules && { rules });
}
afterAll(() => trees.forEach((tree) => rmSync(tree, { recursive: true })));

describe('the import directions', () => {
  const planted = Object.fromEntries(plants.map(([, file, content]) => [file, content]));
  let found: Violation[];
  let inList: Violation[];
  beforeAll(() => {
    found = violationsOf({ ...clean, ...besides, ...planted, ...gathering });
    const bad = listed.map(([, , content]) => content).join('\n');
    // Where one leads to by way of others is none of its rules.
    inList = violationsOf({ ...clean, [LIST]: bad }, ['directions.mjs']);
  });

  test('every rule has a forbidden import planted here, and says why it is there', () => {
    const rules = [...(directions.forbidden ?? []), ...(runTime.forbidden ?? [])];
    const held = [...plants, ...listed].map(([rule]) => rule);
    expect(held.sort()).toEqual(rules.map((rule) => rule.name).sort());
    for (const rule of rules) expect(rule.comment).toMatch(/\w+ \w+/);
  });

  test.each(plants)('%s is reported in %s', (rule, file) => {
    expect(found).toContainEqual(expect.objectContaining({ rule, from: inSource(file) }));
  });

  test.each(listed)('%s is reported in %s', (rule, file) => {
    expect(inList).toContainEqual(expect.objectContaining({ rule, from: inSource(file) }));
  });

  test.each(Object.keys(gathering))('modules that %s gathers are reported', (file) => {
    const rule = 'gathering-is-listed';
    expect(found).toContainEqual(expect.objectContaining({ rule, from: inSource(file) }));
  });

  test('the files that keep to them are not reported', () => {
    const guilty = Object.keys({ ...planted, ...besides, ...gathering }).map(inSource);
    expect(found.filter(({ from }) => !guilty.includes(from))).toEqual([]);
  });
});
