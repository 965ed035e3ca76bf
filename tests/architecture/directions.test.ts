import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import directions from './directions.mjs';
import runTime from './run-time.mjs';
import { violationsIn, type Violation } from './check-directions.mjs';

/** A small app in which every room imports what it may. */
const clean: Readonly<Record<string, string>> = {
  'core/seats.ts': 'export type Seat = number;\nexport const seats = 5;',
  'games/game.ts':
    "import type { Seat } from '../core/seats.ts';\nexport type Game = { turn: Seat };",
  'games/live.ts': "import type { Game } from './game.ts';\nexport type Live = Game;",
  'games/registry.ts': "export * as blaze from './blaze/index.ts';",
  'games/blaze/cards.ts': 'export const ranks = 9;',
  'games/blaze/state.ts': 'export type State = { secret: number };\nexport const fresh = 1;',
  'games/blaze/view.ts':
    "import { fresh } from './state.ts';\nexport type View = { seen: number };\nexport const see = fresh;",
  'games/blaze/explain.ts': "export type Reason = 'too-low';\nexport const reasons = 1;",
  'games/blaze/events.ts': "export type Told = 'drew';",
  'games/blaze/index.ts':
    "import { see } from './view.ts';\nimport type { Game } from '../game.ts';\nexport type It = Game;\nexport default see;",
  'games/hanabi/index.ts': "import { seats } from '../../core/seats.ts';\nexport default seats;",
  'record/replay.ts':
    "import * as v from 'valibot';\nimport { blaze } from '../games/registry.ts';\nexport const schema = [v, blaze];",
  'record/problem.ts': "export type Problem = 'too-long';",
  'table/public.ts': "import type { Game } from '../games/game.ts';\nexport type Prompt = Game;",
  'table/journal.ts': 'export type Entry = { commit: number };',
  'table/table.ts': "import type { Live } from '../games/live.ts';\nexport type Table = Live;",
  'table/testing/evening.ts':
    "import { blaze } from '../../games/registry.ts';\nexport const evening = blaze;",
  'bots/player.ts': "import { see } from '../games/blaze/view.ts';\nexport const bot = see;",
  'storage/journal.ts':
    "import { openDB } from 'idb';\nimport * as v from 'valibot';\nexport const shape = v;\nimport { schema } from '../record/replay.ts';\nexport const journal = [openDB, schema];",
  'session/session.ts':
    "import { journal } from '../storage/journal.ts';\nimport { bot } from '../bots/player.ts';\nimport type { Table } from '../table/table.ts';\nexport type S = Table;\nexport const session = [journal, bot];",
  'shelf/saved.ts':
    "import { blaze } from '../games/registry.ts';\nimport type { Entry } from '../table/journal.ts';\nexport type E = Entry;\nexport const saved = blaze;",
  'i18n/words.ts':
    "import type { Problem } from '../record/problem.ts';\nexport type P = Problem;\nimport type { Told } from '../games/blaze/events.ts';\nimport type { Reason } from '../games/blaze/explain.ts';\nexport const words: Partial<Record<Reason | Told, string>> = {};",
  'ui/Hand.svelte': `<script lang="ts">
    import { words } from '../i18n/words.ts';
    import { ranks } from '../games/blaze/cards.ts';
    import type { View } from '../games/blaze/view.ts';
    import type { Prompt } from '../table/public.ts';
    const { view }: { view: View } = $props();
  </script>{words}{ranks}{view.seen}`,
  '../routes/+page.svelte': `<script lang="ts">
    import Hand from '$lib/ui/Hand.svelte';
    import { session } from '$lib/session/session.ts';
    import { saved } from '$lib/shelf/saved.ts';
    import { resolve } from '$app/paths';
    import type { Seat } from '$lib/core/seats.ts';
  </script><Hand view={session} />{saved}{resolve('/')}`,
};

const typeImportInComponent = (from: string) =>
  `<script lang="ts">\n  import type { State } from '${from}';\n  const { state }: { state: State } = $props();\n</script>{state}`;

/** One forbidden import for each rule: the rule, the file it is planted in, and what that says. */
const plants: readonly (readonly [rule: string, file: string, content: string])[] = [
  ['core-imports', 'core/plant.ts', "import '../games/registry.ts';"],
  ['games-imports', 'games/blaze/plant.ts', "import '../../table/table.ts';"],
  [
    'games-apart',
    'games/hanabi/plant.ts',
    "import type { View } from '../blaze/view.ts';\nexport type V = View;",
  ],
  ['contract-knows-no-game', 'games/live.ts', "import './blaze/index.ts';"],
  ['record-imports', 'record/plant.ts', "import '../table/table.ts';"],
  [
    'table-imports',
    'table/plant.ts',
    "import type { State } from '../games/blaze/state.ts';\nexport type S = State;",
  ],
  ['bots-imports', 'bots/plant.ts', "import '../storage/journal.ts';"],
  ['storage-imports', 'storage/plant.ts', "import '../games/registry.ts';"],
  ['only-storage-opens-the-database', '../routes/plant.ts', "import 'idb';"],
  ['session-imports', 'session/plant.ts', "import '../ui/Hand.svelte';"],
  ['shelf-imports', 'shelf/plant.ts', "import '../session/session.ts';"],
  [
    'i18n-imports',
    'i18n/plant.ts',
    "import type { View } from '../games/blaze/view.ts';\nexport type V = View;",
  ],
  [
    'i18n-types-only',
    'i18n/run.ts',
    "import { reasons } from '../games/blaze/explain.ts';\nexport const r = reasons;",
  ],
  ['ui-imports', 'ui/Plant.svelte', typeImportInComponent('../games/blaze/state.ts')],
  [
    'ui-views-as-types',
    'ui/Seer.svelte',
    '<script>import { see } from "../games/blaze/view.ts";</script>{see}',
  ],
  [
    'ui-never-reaches-a-state',
    'ui/Far.svelte',
    '<button onclick={() => import("../games/blaze/view.ts")}></button>',
  ],
  [
    'routes-imports',
    '../routes/plant/+page.svelte',
    typeImportInComponent('$lib/games/blaze/state.ts'),
  ],
  ['testing-is-for-tests', 'table/opened.ts', "import './testing/evening.ts';"],
  ['rooms-are-listed', 'attic/plant.ts', "import '../core/seats.ts';"],
  ['no-cycles', 'shelf/one.ts', "import './two.ts';"],
];

const besides = { 'shelf/two.ts': "import './one.ts';" };

const inSource = (file: string) => join('src/lib', file).replaceAll('\\', '/');

const trees: string[] = [];
function violationsOf(files: Readonly<Record<string, string>>): Violation[] {
  const tree = mkdtempSync(join(tmpdir(), 'rooms-'));
  trees.push(tree);
  for (const [name, content] of Object.entries(files)) {
    const file = join(tree, 'src/lib', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return violationsIn(tree);
}
afterAll(() => trees.forEach((tree) => rmSync(tree, { recursive: true })));

describe('the import directions', () => {
  const planted = Object.fromEntries(plants.map(([, file, content]) => [file, content]));
  let found: Violation[];
  beforeAll(() => {
    found = violationsOf({ ...clean, ...besides, ...planted });
  });

  test('every rule has a forbidden import planted here, and says why it is there', () => {
    const rules = [...(directions.forbidden ?? []), ...(runTime.forbidden ?? [])];
    expect(plants.map(([rule]) => rule).sort()).toEqual(rules.map((rule) => rule.name).sort());
    for (const rule of rules) expect(rule.comment).toMatch(/\w+ \w+/);
  });

  test.each(plants)('%s is reported in %s', (rule, file) => {
    expect(found).toContainEqual(expect.objectContaining({ rule, from: inSource(file) }));
  });

  test('the files that keep to them are not reported', () => {
    const guilty = [...Object.keys(planted), ...Object.keys(besides)].map(inSource);
    expect(found.filter(({ from }) => !guilty.includes(from))).toEqual([]);
  });
});
