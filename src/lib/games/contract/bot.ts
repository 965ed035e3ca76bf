import type { Random } from '../../core/random.ts';

/**
 * How long a player may think: so many iterations, which makes its choice reproducible, or so many milliseconds on a clock. `now` gives
 * milliseconds, as `performance.now` does.
 */
export type Budget =
  { readonly iterations: number } | { readonly milliseconds: number; readonly now: () => number };

export interface Choice<Move> {
  readonly move: Move;
  /** Iterations of the search behind it; 0 where there was none. */
  readonly iterations: number;
}

/**
 * A computer player. All it ever gets of a game is its seat's view. The same view, random numbers and iterations give the same move.
 * It chooses when its seat is in turn, or is asked along with others, as for bets.
 */
export type Bot<View, Move> = (view: View, random: Random, budget: Budget) => Choice<Move>;
