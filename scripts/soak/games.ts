import type { Browser } from '@playwright/test';
import { SeededRandom } from '../../src/lib/core/random.ts';
import { errorsOf } from '../../tests/e2e/app.ts';
import {
  playEvening,
  setTable,
  titleOf,
  type Evening,
} from '../../tests/e2e/robot/blaze/evening.ts';
import { pageOptions } from '../../tests/e2e/robot/evening.ts';
import { findDisagreement } from '../../tests/e2e/robot/blaze/outcome.ts';
import { cutOff, reload } from '../../tests/e2e/robot/play.ts';
import { prepare } from '../../tests/e2e/robot/sight.ts';
import { browserSoak } from './in-browser.ts';
import type { Soak } from './trials.ts';

/** All tables there are, as the rules see them. */
const TABLES = ([3, 4, 5] as const).flatMap((players) =>
  (['2021', 'classic'] as const).flatMap((edition) =>
    [true, false].flatMap((betting) =>
      (['middle', 'passed'] as const).map((way) => ({ players, edition, betting, way })),
    ),
  ),
);

/** How many of a hundred acts are followed by a reload. */
const RELOADS = 1;
/** One in so many games is played without a network. */
const CUT_OFF = 4;

/**
 * The evening of a seed: the tables one after the other, each on a device and in a language that
 * vary.
 */
function eveningOf(seed: number): Evening {
  const random = new SeededRandom(seed);
  const either = <T>(one: T, other: T): T => (random.below(2) === 0 ? one : other);
  const language = () => either('en' as const, 'es' as const);
  const input = () => (['touch', 'mouse', 'keyboard'] as const)[random.below(3)]!;
  return {
    ...TABLES[seed % TABLES.length]!,
    size: either('phone', 'tablet'),
    languages: [language(), language()],
    inputs: [input(), input()],
    waysChange: either(true, false),
    seed,
  };
}

/**
 * Whole games on the screen, set up, played and saved by a robot: none stops, breaks, or is
 * recorded otherwise than it was shown.
 */
export const gamesSoak = (): Soak =>
  browserSoak(
    { name: 'games', unit: 'games', usual: TABLES.length },
    async ({ browser, host }, seed) => {
      const wrong = await play(browser, host.home, eveningOf(seed));
      return wrong === null ? null : `seed ${seed}: ${wrong}`;
    },
  );

/** Plays an evening in a profile of its own. Returns what was wrong, or null. */
async function play(browser: Browser, home: string, evening: Evening): Promise<string | null> {
  const context = await browser.newContext(pageOptions(evening));
  const page = await context.newPage();
  const errors = errorsOf(page);
  const random = new SeededRandom(-evening.seed);
  try {
    await prepare(page);
    if (random.below(CUT_OFF) === 0) await cutOff(page, home);
    await setTable(page, home, evening);
    const player = await playEvening(page, evening, async () => {
      if (random.below(100) < RELOADS) await reload(page);
    });
    const wrong = await findDisagreement(page, player);
    const found = [...(wrong === null ? [] : [wrong]), ...errors];
    return found.length === 0 ? null : `${titleOf(evening)}: ${found.join('\n')}`;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...errors].join('\n');
  } finally {
    await context.close();
  }
}
