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
      const pair = pairOf(seed);
      const found = await compareWorlds(browser, host, pair, 'the viewer');
      return found === null ? null : `seed ${seed}, ${pair.looks} in ${pair.stage}: ${found}`;
    },
  );
