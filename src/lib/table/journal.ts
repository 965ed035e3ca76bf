import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/game.ts';
import type { Commit } from './desk.ts';
import type { Way } from './public.ts';

/**
 * One line of a saved game, in the order things happened. Replaying the lines gives back everything about a desk but what is on the glass, what
 * lies ready uncommitted in a hand, and a request to undo that waits for consent.
 */
export type Entry<G extends GameTypes> =
  | ({
      readonly do: 'commit';
      /** Whose hand stayed open while it happened and after, so that this seat has seen what came of it. */
      readonly watched: Seat | null;
    } & Commit<G>)
  /** A seat opened its hand, and has seen it as it stands. */
  | { readonly do: 'looked'; readonly seat: Seat }
  /** A seat has said that it will play, or no longer. */
  | { readonly do: 'want'; readonly seat: Seat; readonly on: boolean }
  /** A seat stands out of this challenge, or no longer. */
  | { readonly do: 'standOut'; readonly seat: Seat; readonly on: boolean }
  /** Everything from commit `to` on is undone. */
  | {
      readonly do: 'undo';
      readonly to: number;
      readonly by: Seat | null;
      readonly agreed: readonly Seat[];
    }
  | { readonly do: 'way'; readonly way: Way };
