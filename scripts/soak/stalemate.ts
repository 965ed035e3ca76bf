import { beats, faceOf, SUITS, type Card } from '../../src/lib/games/blaze/cards.ts';
import type { BlazeMove } from '../../src/lib/games/blaze/moves.ts';
import type { BlazeView } from '../../src/lib/games/blaze/view.ts';

/** Idle challenges in a row after which hands have rotated for long: twenty settle the phase (R12). */
export const LONG_ENOUGH = 12;

/**
 * Whether a move lets hands rotate by choice: Ash takes after that many idle challenges, though it holds another card for every unbeaten one. The rules and the
 * seat's own view settle it, not what a player thinks; where nobody ever does so, no phase ends in a stalemate that somebody could have prevented since.
 */
export function isStalling(
  { own, idle, ash, viewer, table, trump }: BlazeView,
  move: BlazeMove,
): boolean {
  if (!own || trump === null || move.do !== 'pass' || viewer !== ash || idle < LONG_ENOUGH)
    return false;
  const unbeaten = table.filter(({ beat }) => beat === null).map(({ attack }) => attack);
  return canBeatAll(unbeaten, own.hand, SUITS.indexOf(trump));
}

/** Whether a hand has a card of its own for each of these attack cards. */
function canBeatAll(attacks: readonly Card[], hand: readonly Card[], trump: number): boolean {
  const [first, ...others] = attacks;
  if (first === undefined) return true;
  return hand.some(
    (card, at) =>
      beats(faceOf(card), faceOf(first), trump) && canBeatAll(others, hand.toSpliced(at, 1), trump),
  );
}
