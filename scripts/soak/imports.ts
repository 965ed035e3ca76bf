import { importManyMutated } from '../../tests/blaze/record/testing/mutated-imports.ts';
import type { Soak } from './trials.ts';

/** Milliseconds an import may take. */
const LONGEST = 1000;

/** Spoilt records, each imported once. */
export const importsSoak = (): Soak => ({
  name: 'imports',
  unit: 'imports',
  usual: 20_000,
  trial: (seed) => {
    const now = (): number => performance.now();
    const { violations, slowest } = importManyMutated({ n: 1, seed, now });
    const slow = slowest.ms > LONGEST ? `seed ${seed}: took ${Math.round(slowest.ms)} ms` : null;
    return violations[0] ?? slow;
  },
});
