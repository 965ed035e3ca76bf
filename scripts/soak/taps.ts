import { sitDown } from '../../tests/e2e/privacy/sitting.ts';
import { browserSoak } from './in-browser.ts';
import type { Soak } from './trials.ts';

const INPUTS = 100;

/** Impatient people at real pages, a hundred inputs each: no hand opens that nobody opened. */
export const tapsSoak = (): Soak =>
  browserSoak(
    { name: 'taps', unit: 'games of 100 inputs', usual: 1000 },
    async ({ browser, host }, seed) => {
      const { wrong, opened } = await sitDown({ browser, home: host.home, seed, inputs: INPUTS });
      return { wrong: wrong[0] ?? null, counts: { 'hands opened': opened } };
    },
  );
