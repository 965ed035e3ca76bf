import * as hanabi from '../../tests/e2e/privacy/hanabi-worlds.ts';
import { compareWorlds, pairOf } from '../../tests/e2e/privacy/worlds.ts';
import { browserSoak } from './in-browser.ts';
import type { Soak } from './trials.ts';

/**
 * Real pages in two worlds that differ in what the viewer may not see: everything that can be seen
 * of them is the same.
 */
export const worldsSoak = (): Soak =>
  browserSoak(
    { name: 'worlds', unit: 'pairs of worlds', usual: 200 },
    async ({ browser, host }, seed) => {
      if (seed % 2 === 1) {
        const pair = hanabi.pairOf(Math.floor(seed / 2));
        const found = await hanabi.compareWorlds(browser, host, pair);
        const { names } = pair.played;
        return found === null ? null : `seed ${seed}, ${pair.looks} of ${names.length}: ${found}`;
      }
      const pair = pairOf(Math.floor(seed / 2));
      const found = await compareWorlds(browser, host, pair, 'the viewer');
      return found === null ? null : `seed ${seed}, ${pair.looks} in ${pair.stage}: ${found}`;
    },
  );
