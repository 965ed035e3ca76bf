import type { BotLevel } from '../../core/people.ts';
import type { Random } from '../../core/random.ts';
import type { GameTypes } from './rules.ts';

/**
 * How long a player may think: so many iterations, which makes its choice reproducible, or so many
 * milliseconds on a clock. `now` gives milliseconds, as `performance.now` does.
 */
export type Budget =
  | { readonly iterations: number }
  | { readonly milliseconds: number; readonly now: () => number };

export interface ChosenMove<Move> {
  readonly move: Move;
  /** Iterations of the search behind it; 0 where there was none. */
  readonly iterations: number;
}

/**
 * A computer player. All it ever gets of a game is its seat's view. The same view, random numbers
 * and iterations give the same move. It chooses when its seat is in turn, or is asked along with
 * others, as for bets.
 */
export type Bot<View, Move> = (view: View, random: Random, budget: Budget) => ChosenMove<Move>;

/** What speaks for a move, as a code and what the words about it need. */
export interface Merit {
  readonly code: string;
}

/** A game's own types, with those of its computer players. */
export interface PlayedTypes extends GameTypes {
  readonly merit: Merit;
}

/** A move that is to be chosen. A seat's view is all of the game there is in it. */
export interface MoveRequest<View> {
  readonly level: BotLevel;
  readonly view: View;
  /** By seat: how well a computer player was said to play; null for a person. */
  readonly levels: readonly (BotLevel | null)[];
  /** The same seed gives the same random numbers. */
  readonly seed: number;
  /** How long it may take. */
  readonly milliseconds: number;
}

/** A move a computer player would make, and why. */
export interface Advice<G extends PlayedTypes> {
  readonly move: G['move'];
  readonly merits: readonly G['merit'][];
}

/** Has a game's computer players think apart from the page, so that it answers meanwhile. */
export interface Thinker<G extends PlayedTypes> {
  /** The move a computer player chooses, a legal one; null where it was dropped meanwhile. */
  think(request: MoveRequest<G['view']>): Promise<G['move'] | null>;
  /** A move as `think` chooses it, and what speaks for it. */
  advise(request: MoveRequest<G['view']>): Promise<Advice<G> | null>;
  /** What speaks for a move of the view's seat, which plays so well. */
  meritsOf(view: G['view'], move: G['move'], level: BotLevel): readonly G['merit'][];
  /** Drops every request that is not answered yet. */
  drop(): void;
  /** Drops everything, and lets go of what it thinks with. */
  close(): void;
}
