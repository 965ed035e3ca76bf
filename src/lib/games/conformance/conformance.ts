/**
 * The suite any game must pass, as a list of checks: a game's test runs each and expects no
 * violations; long trials run the same checks on more games. Knows a game by its contract and its
 * witness only.
 */
import type { Game, GameTypes } from '../contract/rules.ts';
import { checkLawfulness } from './lawfulness.ts';
import { plantedLeaks, type Leaky } from './planted-leaks.ts';
import { seededGame, type SeededGame } from './playout.ts';
import { Soundness } from './soundness.ts';
import { checkImagined, checkTwins, NOT_SHOWN, type PairCounts } from './twin-worlds.ts';
import type { Witness } from './witness.ts';

/** A promise of the contract. */
export interface Check {
  readonly title: string;
  /** What breaks it, each with the seed of its game; empty for a game that conforms. */
  violations(): readonly string[];
}

/** How many random games a check plays. */
export interface Extent {
  /** For what is looked at on integers, after every move. */
  readonly cheap: number;
  /** For what makes views and twins. */
  readonly dear: number;
}

/** One in so many plies of a game is looked at by the dear checks. */
export const SPARSITY = 16;

/**
 * Between the seeds of two games that are looked at. It shares no factor with any number of kinds
 * of table, so that a few games are of many kinds.
 */
export const STRIDE = 7;

/**
 * All checks of a game. `first` is the seed of the first random game, the others are `STRIDE`
 * apart.
 */
export function conformance<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  { cheap, dear }: Extent,
  first = 0,
): readonly Check[] {
  const soundness = new Soundness(game, witness);
  const over =
    (games: number, check: (seeded: SeededGame<G['options']>) => unknown) =>
    (): readonly string[] =>
      violationsOf(game, witness, { first, games }, check);
  return [
    {
      title:
        'cards are conserved, the seat in turn has a move, asks fit the moves, games end, and replay equals live',
      violations: over(cheap, (seeded) => soundness.check(seeded)),
    },
    {
      title:
        'listed moves play, all others are refused with a code, words, codes, notation and copies are true',
      violations: over(dear, (seeded) => checkLawfulness(game, witness, seeded, SPARSITY)),
    },
    {
      title: 'an imagined world looks the same and can be played to its end',
      violations: over(dear, (seeded) => checkImagined(game, witness, seeded, SPARSITY)),
    },
    {
      title: 'no viewer can tell twin worlds apart, at any stage of a game',
      violations: () => twinViolations(game, witness, { first, games: dear }),
    },
    ...plantedLeaks(game, witness).map((leaky) => findsLeak(leaky, witness, first)),
  ];
}

interface Seeds {
  readonly first: number;
  readonly games: number;
}

/** Runs a check over the games of seeds that are `STRIDE` apart. */
function violationsOf<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  { first, games }: Seeds,
  check: (seeded: SeededGame<G['options']>) => unknown,
): readonly string[] {
  const violations: string[] = [];
  for (let i = 0; i < games; i++) {
    const seed = first + i * STRIDE;
    const violation = violationOf(seed, () => check(seededGame(game, witness, seed)));
    if (violation !== null) violations.push(violation);
  }
  return violations;
}

/** What a check of the game of this seed found, or null. */
export function violationOf(seed: number, check: () => unknown): string | null {
  try {
    check();
    return null;
  } catch (error) {
    return `seed ${seed}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Differences between twin worlds, and the stages no pair was compared at. */
function twinViolations<G extends GameTypes>(
  game: Game<G>,
  witness: Witness<G>,
  seeds: Seeds,
): readonly string[] {
  const pairs: PairCounts = new Map();
  const differences = violationsOf(game, witness, seeds, (seeded) =>
    checkTwins(game, witness, seeded, SPARSITY, pairs),
  );
  const missed = witness.stages.filter((stage) => !pairs.has(stage));
  return [...differences, ...missed.map((stage) => `never looked at: ${stage}`)];
}

/** A planted leak has to be found within so many games. */
const LEAKY_GAMES = 24;

/** That the search for leaks finds this one: a game's own tests can plant more. */
export const findsLeak = <G extends GameTypes>(
  { leak, game }: Leaky<G>,
  witness: Witness<G>,
  first = 0,
): Check => ({
  title: `the search for leaks finds ${leak}`,
  violations: () => {
    for (let i = 0; i < LEAKY_GAMES; i++) {
      const seed = first + i * STRIDE;
      const check = (): void =>
        checkTwins(game, witness, seededGame(game, witness, seed), SPARSITY);
      // Whatever else goes wrong is nothing that was found.
      if (violationOf(seed, check)?.includes(NOT_SHOWN)) return [];
    }
    return ['not found'];
  },
});
