import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import type { Desk } from './desk.ts';

/** Something a seat says about itself for everybody to see, or takes back. */
export interface Mark {
  readonly seat: Seat;
  readonly on: boolean;
}

/** The marked seats after one more mark, or one less. */
export function withMark(seats: readonly Seat[], { seat, on }: Mark): readonly Seat[] {
  const others = seats.filter((other) => other !== seat);
  return on ? [...others, seat] : others;
}

/**
 * The desk once a seat stands out of the challenge, or is back in: either way it no longer waits to
 * play.
 */
export const markStandingOut = <G extends GameTypes>(desk: Desk<G>, mark: Mark): Desk<G> => ({
  ...desk,
  standingOut: withMark(desk.standingOut, mark),
  wanting: withMark(desk.wanting, { seat: mark.seat, on: false }),
});
