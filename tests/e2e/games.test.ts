import { expect, type Page } from '@playwright/test';
import { SeededRandom } from '../../src/lib/core/random.ts';
import { errorsOf, test } from './app.ts';
import { pageOptions, titleOf, unmetPairs, type Evening } from './robot/evening.ts';
import { findDisagreement } from './robot/outcome.ts';
import { playEvening, reload, setTable } from './robot/play.ts';
import { prepare } from './robot/sight.ts';
import type { StaticHost } from './server.ts';

const en = ['en', 'en'] as const;
const es = ['es', 'es'] as const;
const touch = ['touch', 'touch'] as const;
const keyboard = ['keyboard', 'keyboard'] as const;

/** Six games in which every two of the choices meet. */
const EVENINGS: readonly Evening[] = [
  { players: 3, edition: '2021', betting: true, way: 'middle', size: 'phone', languages: en, inputs: ['touch', 'keyboard'], seed: 1 },
  { players: 3, edition: 'classic', betting: false, way: 'passed', size: 'tablet', languages: es, inputs: keyboard, seed: 2 },
  { players: 4, edition: '2021', betting: false, way: 'passed', size: 'phone', languages: ['es', 'en'], inputs: touch, seed: 3 },
  { players: 4, edition: 'classic', betting: true, way: 'middle', size: 'tablet', languages: en, inputs: ['keyboard', 'touch'], seed: 4 },
  { players: 5, edition: '2021', betting: true, way: 'passed', size: 'tablet', languages: ['en', 'es'], inputs: touch, seed: 5 },
  { players: 5, edition: 'classic', betting: false, way: 'middle', size: 'phone', languages: es, inputs: keyboard, waysChange: true, seed: 6 },
]; // prettier-ignore

/** The evening that is played without a network, and the one that is interrupted time and again. */
const OFFLINE = 2;
const INTERRUPTED = 4;
/** How many of a hundred acts are followed by a reload. */
const RELOADS = 4;

test('every two choices meet in one of the games', () => {
  expect(unmetPairs(EVENINGS)).toEqual([]);
});

/** Once the app is there, the server and the network are gone for good. */
async function cutOff(page: Page, host: StaticHost): Promise<void> {
  await page.goto(host.home);
  await page.locator('[role="status"].ready').waitFor();
  await host.stop();
  await page.context().setOffline(true);
}

for (const [number, evening] of EVENINGS.entries()) {
  test.describe(titleOf(evening), () => {
    test.use(pageOptions(evening));

    test('a whole game is played, and its record kept', async ({ page, host }) => {
      test.setTimeout(600_000);
      const errors = errorsOf(page);
      const { home } = host;
      await prepare(page);
      if (number === OFFLINE) await cutOff(page, host);
      await setTable(page, home, evening);
      const random = new SeededRandom(evening.seed);
      const player = await playEvening(page, evening, async () => {
        if (number === INTERRUPTED && random.below(100) < RELOADS) await reload(page);
      });
      expect(await findDisagreement(page, player)).toBeNull();
      expect(errors).toEqual([]);
    });
  });
}
