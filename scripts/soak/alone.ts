import { BOT_LEVELS } from '../../src/lib/core/people.ts';
import { SeededRandom } from '../../src/lib/core/random.ts';
import { errorsOf } from '../../tests/e2e/app.ts';
import { playAlone, watchToTheEnd } from '../../tests/e2e/robot/blaze/beside-bots.ts';
import { browserSoak } from './in-browser.ts';
import type { Soak } from './trials.ts';

/** One in so many is a game among computer players. */
const WATCHED = 4;

/**
 * Whole games on the screen of one person among computer players, and of these among themselves: no
 * cover, no error, and recorded as shown.
 */
export const aloneSoak = (): Soak =>
  browserSoak(
    { name: 'alone', unit: 'games', usual: 24 },
    async ({ browser, host: { home } }, seed) => {
      const context = await browser.newContext({
        ...{ hasTouch: true, viewport: { width: 390, height: 844 }, locale: 'en-GB' },
      });
      const page = await context.newPage();
      const errors = errorsOf(page);
      try {
        const wrong =
          seed % WATCHED === 0
            ? await watchToTheEnd(page, home)
            : await playAlone(page, { home, text: gameOf(seed), seed });
        const found = [...(wrong === null ? [] : [wrong]), ...errors];
        return found.length === 0 ? null : `seed ${seed}: ${found.join('\n')}`;
      } catch (error) {
        return `seed ${seed}: ${error instanceof Error ? error.message : String(error)}`;
      } finally {
        await context.close();
      }
    },
  );

/** A game before its first deal, in which one seat is a person's. */
function gameOf(seed: number): string {
  const random = new SeededRandom(seed);
  const players = 3 + random.below(3);
  const person = random.below(players);
  return JSON.stringify({
    ...{ format: 'fireside-record', version: 1, game: 'blaze' },
    options: {
      edition: random.below(2) === 0 ? '2021' : 'classic',
      betting: random.below(2) === 0,
    },
    seats: Array.from({ length: players }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      ...(seat !== person && { bot: BOT_LEVELS[random.below(BOT_LEVELS.length)] }),
    })),
    ...{ first: random.below(players), moves: [] },
  });
}
