import type { Browser, Page } from '@playwright/test';
import { SeededRandom } from '../../src/lib/core/random.ts';
import { errorsOf } from '../../tests/e2e/app.ts';
import * as blaze from '../../tests/e2e/robot/blaze/evening.ts';
import { findDisagreement as inBlaze } from '../../tests/e2e/robot/blaze/outcome.ts';
import { pageOptions, type Evening } from '../../tests/e2e/robot/evening.ts';
import * as hanabi from '../../tests/e2e/robot/hanabi/evening.ts';
import { findDisagreement as inHanabi } from '../../tests/e2e/robot/hanabi/outcome.ts';
import { cutOff, reload, type Between } from '../../tests/e2e/robot/play.ts';
import type { Player } from '../../tests/e2e/robot/player.ts';
import { prepare } from '../../tests/e2e/robot/sight.ts';
import { browserSoak } from './in-browser.ts';
import type { Soak } from './trials.ts';

const WAYS = ['middle', 'passed'] as const;

/** All tables there are, as the rules see them. */
const BLAZE_TABLES = ([3, 4, 5] as const).flatMap((players) =>
  (['2021', 'classic'] as const).flatMap((edition) =>
    [true, false].flatMap((betting) => WAYS.map((way) => ({ players, edition, betting, way }))),
  ),
);

/** Every number of people both ways; and computer players among people, as a file brings them. */
const HANABI_TABLES = [
  ...([2, 3, 4, 5] as const).flatMap((players) => WAYS.map((way) => ({ players, way, bots: 0 }))),
  ...([3, 5] as const).map((players) => ({ players, way: 'passed' as const, bots: 1 })),
];

/** How many of a hundred acts are followed by a reload. */
const RELOADS = 1;
/** One in so many games is played without a network. */
const CUT_OFF = 4;

/** What an evening leaves to its seed, whatever is played. */
type Chance = Omit<Evening, 'players' | 'way'>;

/** A game to be played on the screen. */
interface Due {
  readonly title: string;
  readonly evening: Evening;
  set(page: Page, home: string): Promise<void>;
  play(page: Page, between: Between): Promise<Player>;
  /** What record and screen do not agree on, or null. */
  check(page: Page, player: Player): Promise<string | null>;
}

/** The evening of a seed: the tables one after the other, each game in turn. */
function dueFor(seed: number): Due {
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
  const turn = Math.floor(seed / 2);
  return seed % 2 === 0 ? blazeOf(turn, chance) : hanabiOf(turn, chance, random);
}

function blazeOf(turn: number, chance: Chance): Due {
  const evening = { ...BLAZE_TABLES[turn % BLAZE_TABLES.length]!, ...chance };
  return {
    title: blaze.titleOf(evening),
    evening,
    set: (page, home) => blaze.setTable(page, home, evening),
    play: (page, between) => blaze.playEvening(page, evening, between),
    check: inBlaze,
  };
}

function hanabiOf(turn: number, chance: Chance, random: SeededRandom): Due {
  const any = <T>(...things: readonly T[]): T => things[random.below(things.length)]!;
  const table = HANABI_TABLES[turn % HANABI_TABLES.length]!;
  const evening: hanabi.Evening = {
    ...table,
    ...chance,
    emptyClues: any(true, false),
    stormScore: any('zero', 'stacks'),
    memory: table.bots > 0 ? 'marks' : any('none', 'marks', 'deductions'),
  };
  return {
    title: hanabi.titleOf(evening),
    evening,
    set: (page, home) =>
      evening.bots === 0
        ? hanabi.setTable(page, home, evening)
        : hanabi.seatBeside(page, home, evening),
    play: (page, between) => hanabi.playEvening(page, evening, between),
    check: inHanabi,
  };
}

/**
 * Whole games on the screen, set up, played and saved by a robot: none stops, breaks, or is
 * recorded otherwise than it was shown.
 */
export const gamesSoak = (): Soak =>
  browserSoak(
    { name: 'games', unit: 'games', usual: 2 * BLAZE_TABLES.length },
    async ({ browser, host }, seed) => {
      const wrong = await play(browser, host.home, dueFor(seed));
      return wrong === null ? null : `seed ${seed}: ${wrong}`;
    },
  );

/** Plays an evening in a profile of its own. Returns what was wrong, or null. */
async function play(browser: Browser, home: string, due: Due): Promise<string | null> {
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
