import type { Seat } from '../../../../../core/seats.ts';
import type { Position } from '../../../rules/testing/position.ts';

/**
 * A moment in which a strong player knows what to do, or what not to do. The seat in turn chooses.
 */
export interface Lesson {
  /** What a player would say about it. */
  readonly why: string;
  readonly position: Position;
  /** Cards everybody has seen go into a hand; by seat. */
  readonly known?: Readonly<Record<Seat, string>>;
  /** Feathers of round 1; by seat. */
  readonly feathers?: readonly number[];
  /** Moves up to the moment, as `0 attack r2`. */
  readonly after?: readonly string[];
  /** Any of these is right ... */
  readonly right?: readonly string[];
  /** ... or any of these is wrong. */
  readonly wrong?: readonly string[];
}

/**
 * Positions are without bets unless they say so: the flags of a lesson that is played with them.
 */
export const BETS = { betting: true } as const;
