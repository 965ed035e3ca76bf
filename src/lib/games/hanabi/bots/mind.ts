/**
 * What a computer player makes of one moment. Whoever remembers a game has one mind, and goes on
 * with it from decision to decision: all of it is worked out anew each time, into arrays that are
 * made once, since a search asks a million times. What is in it holds for one decision.
 */
import { MAX_HAND } from '../rules/rulebook.ts';
import { newOffers } from './clues.ts';
import { newHand } from './reading.ts';
import { newTable, newUnseen } from './sight.ts';
import { newAhead, newTarget } from './target.ts';
import { newPointing, newReasons } from './worth.ts';

/** All that a computer player keeps in mind, empty: made once, and filled anew at each move. */
export const newMind = () => ({
  table: newTable(),
  /** What everybody knows of the hand that plays: before its act is remembered. */
  open: { unseen: newUnseen(), hand: newHand() },
  /** What the seat that chooses has not seen, and what it knows of its hand. */
  unseen: newUnseen(),
  own: newHand(),
  offers: newOffers(),
  ahead: newAhead(),
  target: newTarget(),
  /** What the target's hand tells its owner, before the clue in question and once it is given. */
  now: newHand(),
  then: newHand(MAX_HAND),
  pointing: newPointing(),
  /** What speaks for the clue weighed last. */
  last: newReasons(),
});

export type Mind = ReturnType<typeof newMind>;
