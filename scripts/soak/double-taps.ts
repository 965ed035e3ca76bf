import { tapTwice } from '../../tests/e2e/pairs.ts';
import { browserSoak } from './in-browser.ts';
import type { Soak } from './trials.ts';

const PAIRS = 30;

/**
 * Everything tapped twice, at every size, on stores quick and slow: no second tap does anything
 * else than the first.
 */
export const doubleTapsSoak = (): Soak =>
  browserSoak(
    { name: 'double-taps', unit: 'games of 30 pairs', usual: 300 },
    async ({ browser, host }, seed) => {
      const { wrong, ...counts } = await tapTwice({ browser, home: host.home, seed, pairs: PAIRS });
      return { wrong: wrong[0] ?? null, counts };
    },
  );
