import type { Seat } from '../../../core/seats.ts';
import type { Face } from './cards.ts';
import type { BlazeState } from './state.ts';

/** Puts a card into a hand. */
export function addToHand(s: BlazeState, seat: Seat, face: Face): void {
  const bit = 1 << face;
  if (s.once[seat]! & bit) s.twice[seat]! |= bit;
  else s.once[seat]! |= bit;
  s.count[seat]!++;
}

/** Notes that everybody saw this card go into this hand. */
export function makeKnown(s: BlazeState, seat: Seat, face: Face): void {
  const bit = 1 << face;
  if (s.knownOnce[seat]! & bit) s.knownTwice[seat]! |= bit;
  else s.knownOnce[seat]! |= bit;
}

/**
 * Takes a card out of a hand that holds it. A known copy leaves first: nobody can tell which one it
 * was.
 */
export function takeFromHand(s: BlazeState, seat: Seat, face: Face): void {
  const bit = 1 << face;
  if (s.twice[seat]! & bit) s.twice[seat]! ^= bit;
  else s.once[seat]! ^= bit;
  s.count[seat]!--;
  if (s.knownTwice[seat]! & bit) s.knownTwice[seat]! ^= bit;
  else s.knownOnce[seat]! &= ~bit;
}

/** Lays a card on the face-up discards. */
export function discard(s: BlazeState, face: Face): void {
  const bit = 1 << face;
  if (s.discardOnce & bit) s.discardTwice |= bit;
  else s.discardOnce |= bit;
}
