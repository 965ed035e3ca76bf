/** Soaks of the rules on random games, beyond what `engine` looks at in each of its many. */
import { BOT_LEVELS } from '../../src/lib/core/people.ts';
import * as blazeMerits from '../../src/lib/games/blaze/bots/testing/merits-hold.ts';
import * as blaze from '../../src/lib/games/blaze/rules/testing/reference-games.ts';
import * as blazeSequences from '../../src/lib/games/blaze/rules/testing/sequences.ts';
import { SPARSITY } from '../../src/lib/games/conformance/conformance.ts';
import { checkLawfulness } from '../../src/lib/games/conformance/lawfulness.ts';
import { seededGame } from '../../src/lib/games/conformance/playout.ts';
import {
  checkImagined,
  checkTwins,
  type PairCounts,
} from '../../src/lib/games/conformance/twin-worlds.ts';
import * as hanabi from '../../tests/hanabi/testing/both.ts';
import * as hanabiMerits from '../../tests/hanabi/testing/merits-hold.ts';
import * as hanabiSequences from '../../tests/hanabi/testing/sequences.ts';
import { inTurn, ofEachGame, PLAYED, type Played, type Turn } from './played.ts';
import type { Counts, Soak } from './trials.ts';

/**
 * All that makes views: listed moves and refusals, imagined worlds, and pairs of twin worlds,
 * counted by stage.
 */
export const viewsSoak = (): Soak => ({
  name: 'views',
  usual: 300 * PLAYED.length,
  ...inTurn('games', PLAYED.map(lookAtViews)),
});

function lookAtViews({ title, game, witness }: Played): Turn {
  const seeded = (seed: number) => seededGame(game, witness, seed);
  const met = (stage: string) => `twin pairs (${stage})`;
  return {
    title,
    due: witness.stages.map(met),
    trial: (seed) => {
      const pairs: PairCounts = new Map();
      checkLawfulness(game, witness, seeded(seed), SPARSITY);
      checkImagined(game, witness, seeded(seed), SPARSITY);
      checkTwins(game, witness, seeded(seed), SPARSITY, pairs);
      return Object.fromEntries([...pairs].map(([stage, n]) => [met(stage), n] as const));
    },
  };
}

/** By game, its random games on the engine and on its rules written a second time. */
const REFERENCES: Readonly<Record<string, Omit<Turn, 'title'>>> = {
  blaze: {
    due: ['stalemates', 'cards taken back'],
    trial: (seed) => {
      const { plies, stalemates, tookBack } = blaze.compareWithReference(seed);
      return { moves: plies, stalemates, 'cards taken back': tookBack };
    },
  },
  hanabi: {
    due: hanabi.ENDINGS.map(endedBy),
    trial: (seed) => {
      const { plies, ending } = hanabi.compareWithReference(seed, hanabi.isCareful(seed));
      return { moves: plies, [endedBy(ending)]: 1 };
    },
  },
};

function endedBy(ending: hanabi.CameTo['ending']): string {
  return `games ended (${ending})`;
}

/** Random games on the engine and on the rules written a second time, every moment compared. */
export const referenceSoak = (): Soak => ({
  name: 'reference',
  usual: 5_000 * PLAYED.length,
  ...inTurn(
    'games',
    ofEachGame('rules written a second time', REFERENCES).map(({ title, own }) => ({
      title,
      ...own,
    })),
  ),
});

/** What is wrong with a count of sequences, or null. */
type Miscount = () => string | null;

/** By game, its named moments, counted as far as they ever were. */
const SEQUENCES: Readonly<Record<string, readonly { name: string; miscount: Miscount }[]>> = {
  blaze: blazeSequences.MOMENTS.map((named) => ({
    name: named.name,
    miscount: () => blazeSequences.miscount(named, { most: Infinity, mostPlainly: Infinity }),
  })),
  hanabi: hanabiSequences.MOMENTS.map((named) => ({
    name: named.name,
    miscount: () => hanabiSequences.miscount(named, { mostPlainly: Infinity }),
  })),
};

/** Every sequence of moves from named moments, as far as they were ever counted, on both. */
export function sequencesSoak(): Soak {
  // One after the other, so that as many trials as there are moments look at each of them.
  const turns = ofEachGame('named moments', SEQUENCES).flatMap(({ title, own }) =>
    own.map(({ name, miscount }) => ({
      title,
      trial: () => {
        const wrong = miscount();
        if (wrong !== null) throw new Error(`${name}: ${wrong}`);
      },
    })),
  );
  return { name: 'sequences', usual: turns.length, ...inTurn('named moments', turns) };
}

/** By game, what is said for its moves: it is so, and all there is to say is said. */
const MERITS: Readonly<Record<string, Omit<Turn, 'title'>>> = {
  blaze: { due: blazeMerits.ALL_MERITS, trial: (seed) => metOnce(blazeMerits.checkMerits(seed)) },
  hanabi: {
    due: hanabiMerits.ALL_MERITS,
    trial: (seed) => metOnce(hanabiMerits.checkMerits(seed, BOT_LEVELS[seed % BOT_LEVELS.length]!)),
  },
};

const metOnce = (met: ReadonlySet<string>): Counts =>
  Object.fromEntries([...met].map((code) => [code, 1]));

/** What is said for moves, in many random games. */
export const meritsSoak = (): Soak => ({
  name: 'merits',
  usual: 2_000 * PLAYED.length,
  ...inTurn(
    'games',
    ofEachGame('merits', MERITS).map(({ title, own }) => ({ title, ...own })),
  ),
});
