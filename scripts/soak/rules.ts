/** Soaks of the rules on random games, beyond what `engine` looks at in each of its many. */
import { ALL_MERITS, checkMerits } from '../../src/lib/games/blaze/bots/testing/merits-hold.ts';
import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import { compareWithReference } from '../../src/lib/games/blaze/rules/testing/reference-games.ts';
import { miscount, MOMENTS } from '../../src/lib/games/blaze/rules/testing/sequences.ts';
import { witness } from '../../src/lib/games/blaze/rules/testing/witness.ts';
import { SPARSITY, violationOf } from '../../src/lib/games/conformance/conformance.ts';
import { checkLawfulness } from '../../src/lib/games/conformance/lawfulness.ts';
import { seededGame } from '../../src/lib/games/conformance/playout.ts';
import {
  checkImagined,
  checkTwins,
  type PairCounts,
} from '../../src/lib/games/conformance/twin-worlds.ts';
import { never, type Counts, type Soak } from './trials.ts';

/**
 * All that makes views: listed moves and refusals, imagined worlds, and pairs of twin worlds,
 * counted by stage.
 */
export function viewsSoak(): Soak {
  const seeded = (seed: number) => seededGame(blaze, witness, seed);
  return {
    name: 'views',
    unit: 'games',
    usual: 300,
    trial: (seed) => {
      const pairs: PairCounts = new Map();
      const wrong = violationOf(seed, () => {
        checkLawfulness(blaze, witness, seeded(seed), SPARSITY);
        checkImagined(blaze, witness, seeded(seed), SPARSITY);
        checkTwins(blaze, witness, seeded(seed), SPARSITY, pairs);
      });
      const counts = Object.fromEntries(
        [...pairs].map(([stage, n]) => [`twin pairs, ${stage}`, n] as const),
      );
      return { wrong, counts };
    },
    judge: never(witness.stages.map((stage) => `twin pairs, ${stage}`)),
  };
}

/** Random games on the engine and on the rules written a second time, every moment compared. */
export const referenceSoak = (): Soak => ({
  name: 'reference',
  unit: 'games',
  usual: 5_000,
  trial: (seed) => {
    let counts: Counts = {};
    const wrong = violationOf(seed, () => {
      const { plies, stalemates, tookBack } = compareWithReference(seed);
      counts = { moves: plies, stalemates, 'cards taken back': tookBack };
    });
    return { wrong, counts };
  },
  judge: never(['stalemates', 'cards taken back']),
});

/** Every sequence of moves from named moments, as far as they were ever counted, on both. */
export const sequencesSoak = (): Soak => ({
  name: 'sequences',
  unit: 'named moments',
  usual: MOMENTS.length,
  trial: (seed) => {
    const named = MOMENTS[seed % MOMENTS.length]!;
    const wrong = miscount(named, { most: Infinity, mostPlainly: Infinity });
    return wrong === null ? null : `seed ${seed}, ${named.name}: ${wrong}`;
  },
});

/** What is said for a move, in many games: it is so. */
export const meritsSoak = (): Soak => ({
  name: 'merits',
  unit: 'games',
  usual: 2_000,
  trial: (seed) => {
    const met = new Set<string>();
    const wrong = violationOf(seed, () => checkMerits(seed, met));
    return { wrong, counts: Object.fromEntries([...met].map((code) => [code, 1])) };
  },
  judge: never(ALL_MERITS),
});
