import { BOT_LEVELS } from '../../src/lib/core/people.ts';
import { SeededRandom } from '../../src/lib/core/random.ts';
import { errorsOf } from '../../tests/e2e/app.ts';
import { playAlone, watchToTheEnd, type Lonely } from '../../tests/e2e/robot/beside-bots.ts';
import { blaze } from '../../tests/e2e/robot/blaze/game.ts';
import { findDisagreement as inBlaze } from '../../tests/e2e/robot/blaze/outcome.ts';
import { hanabi } from '../../tests/e2e/robot/hanabi/game.ts';
import { findDisagreement as inHanabi } from '../../tests/e2e/robot/hanabi/outcome.ts';
import { browserSoak } from './in-browser.ts';
import { ofEachGame } from './played.ts';
import type { Soak } from './trials.ts';

/** One in so many is a game among computer players. */
const WATCHED = 4;

/** What is played. */
interface Kind extends Pick<Lonely, 'game' | 'check'> {
  readonly optionsOf: (either: () => boolean) => object;
}

/** Each in turn. */
const KINDS = ofEachGame<Kind>('robot', {
  blaze: {
    game: blaze,
    check: inBlaze,
    optionsOf: (either) => ({ edition: either() ? '2021' : 'classic', betting: either() }),
  },
  hanabi: {
    game: hanabi,
    check: inHanabi,
    optionsOf: (either) => ({ emptyClues: either(), stormScore: either() ? 'zero' : 'stacks' }),
  },
});

/**
 * Whole games on the screen of one person among computer players, and of these among themselves: no
 * cover, no error, and recorded as shown.
 */
export const aloneSoak = (): Soak =>
  browserSoak(
    { name: 'alone', unit: 'games', usual: 24 },
    async ({ browser, host: { home } }, seed) => {
      const context = await browser.newContext({
        hasTouch: true,
        viewport: { width: 390, height: 844 },
        locale: 'en-GB',
      });
      const page = await context.newPage();
      const errors = errorsOf(page);
      const played = KINDS[Math.floor(seed / WATCHED) % KINDS.length]!;
      try {
        const wrong =
          seed % WATCHED === 0
            ? await watchToTheEnd(page, home, played.id)
            : await playAlone(page, home, { ...played.own, text: gameOf(seed, played), seed });
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
function gameOf(seed: number, { id, players: { min, max }, own }: (typeof KINDS)[number]): string {
  const random = new SeededRandom(seed);
  const either = () => random.below(2) === 0;
  const players = min + random.below(max - min + 1);
  const person = random.below(players);
  return JSON.stringify({
    format: 'fireside-record',
    version: 1,
    game: id,
    options: own.optionsOf(either),
    seats: Array.from({ length: players }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      ...(seat !== person && { bot: BOT_LEVELS[random.below(BOT_LEVELS.length)] }),
    })),
    first: random.below(players),
    moves: [],
  });
}
