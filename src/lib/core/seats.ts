import { assert } from './assert.ts';

/** A player's place, 0 to n-1 clockwise. */
export type Seat = number;

/** In the engines' integers: no seat. In objects the same is `null`. */
export const NOBODY = -1;

/** The seat to the left of `seat`: the next one clockwise. */
export const nextSeat = (seat: Seat, players: number): Seat =>
  seat + 1 === players ? 0 : seat + 1;

/** All seats clockwise, starting with `first`. */
export const seatsFrom = (first: Seat, players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, i) => (first + i) % players);

/**
 * Whose eyes the view of an open hand is of. Stops on that of the public table, which is nobody's:
 * no hand is drawn from it.
 */
export function ownerOf({ viewer }: { readonly viewer: Seat | null }): Seat {
  assert(viewer !== null, 'a hand has an owner');
  return viewer;
}

/** An engine's seat as objects tell it. */
export const seatOrNull = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat);

/** The other way round. */
export const seatOrNobody = (seat: Seat | null): Seat => seat ?? NOBODY;
