import type { Browser, Page } from '@playwright/test';
import { SeededRandom } from '../../src/lib/core/random.ts';
import { WAYS } from '../../src/lib/core/way.ts';
import { oneOf } from '../../src/lib/table/testing/evening.ts';
import { errorsOf } from '../../tests/e2e/app.ts';
import { pageOptions, type Evening } from '../../tests/e2e/robot/evening.ts';
import type { Evening as HanabiEvening } from '../../tests/e2e/robot/hanabi/evening.ts';
import { cutOff, reload } from '../../tests/e2e/robot/play.ts';
import { prepare } from '../../tests/e2e/robot/sight.ts';
import { blazeDue, hanabiDue, type Due } from './dues.ts';
import { browserSoak } from './in-browser.ts';
import { ofEachGame } from './played.ts';
import type { Soak } from './trials.ts';

/** All tables there are, as the rules see them. */
const BLAZE_TABLES = ([3, 4, 5] as const).flatMap((players) =>
  (['2021', 'classic'] as const).flatMap((edition) =>
    [true, false].flatMap((betting) => WAYS.map((way) => ({ players, edition, betting, way }))),
  ),
);

/** Every number of people both ways; and among people one to three computer players. */
const HANABI_TABLES = [
  ...([2, 3, 4, 5] as const).flatMap((players) => WAYS.map((way) => ({ players, way, bots: 0 }))),
  ...([1, 2, 3] as const).flatMap((bots) =>
    WAYS.flatMap((way) => [...new Set([2 + bots, 5])].map((players) => ({ players, way, bots }))),
  ),
];

/** How many of a hundred acts are followed by a reload. */
const RELOADS = 1;
/** One in so many games is played without a network. */
const CUT_OFF = 4;

/** What an evening leaves to its seed, whatever is played. */
type Chance = Omit<Evening, 'players' | 'way'>;

/** The evening of a seed: the tables one after the other, each game in turn. */
function dueFor(seed: number): Due<Page> {
  const random = new SeededRandom(seed);
  const either = <T>(one: T, other: T): T => (random.below(2) === 0 ? one : other);
  const language = () => either('en' as const, 'es' as const);
  const input = () => (['touch', 'mouse', 'keyboard'] as const)[random.below(3)]!;
  const chance: Chance = {
    size: either('phone', 'tablet'),
    languages: [language(), language()],
    inputs: [input(), input()],
    waysChange: either(true, false),
    seed,
  };
  const { own } = KINDS[seed % KINDS.length]!;
  return own(Math.floor(seed / KINDS.length), chance, random);
}

const blazeOf = (turn: number, chance: Chance): Due<Page> =>
  blazeDue({ ...BLAZE_TABLES[turn % BLAZE_TABLES.length]!, ...chance });

function hanabiOf(turn: number, chance: Chance, random: SeededRandom): Due<Page> {
  const some = <T>(...things: readonly T[]): T => oneOf(things, random);
  const table = HANABI_TABLES[turn % HANABI_TABLES.length]!;
  return hanabiDue({
    ...table,
    ...chance,
    emptyClues: some(true, false),
    stormScore: some('zero', 'stacks'),
    memory: some('none', 'marks', 'deductions'),
  } satisfies HanabiEvening);
}

/** By game, the evening of a turn. */
const KINDS = ofEachGame<(turn: number, chance: Chance, random: SeededRandom) => Due<Page>>(
  'evenings on the screen',
  { blaze: blazeOf, hanabi: hanabiOf },
);

/**
 * Whole games on the screen, set up, played and saved by a robot: none stops, breaks, or is
 * recorded otherwise than it was shown.
 */
export const gamesSoak = (): Soak =>
  browserSoak(
    { name: 'games', unit: 'games', usual: KINDS.length * BLAZE_TABLES.length },
    async ({ browser, host }, seed) => {
      const wrong = await play(browser, host.home, dueFor(seed));
      return wrong === null ? null : `seed ${seed}: ${wrong}`;
    },
  );

/** Plays an evening in a profile of its own. Returns what was wrong, or null. */
async function play(browser: Browser, home: string, due: Due<Page>): Promise<string | null> {
  const context = await browser.newContext(pageOptions(due.evening));
  const page = await context.newPage();
  const errors = errorsOf(page);
  const random = new SeededRandom(-due.evening.seed);
  try {
    await prepare(page);
    if (random.below(CUT_OFF) === 0) await cutOff(page, home);
    await due.set(page, home);
    const player = await due.play(page, async () => {
      if (random.below(100) < RELOADS) await reload(page);
    });
    const wrong = await due.check(page, player);
    const found = [...(wrong === null ? [] : [wrong]), ...errors];
    return found.length === 0 ? null : `${due.title}: ${found.join('\n')}`;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...errors].join('\n');
  } finally {
    await context.close();
  }
}
