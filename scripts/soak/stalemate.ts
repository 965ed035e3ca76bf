import { canBeatAll } from '../../src/lib/games/blaze/rules/beating.ts';
import { SUITS } from '../../src/lib/games/blaze/rules/cards.ts';
import type { BlazeMove } from '../../src/lib/games/blaze/rules/moves.ts';
import type { BlazeView } from '../../src/lib/games/blaze/rules/view.ts';

/**
 * Idle challenges in a row after which hands have rotated for long: twenty settle the phase (R12).
 */
export const LONG_ENOUGH = 12;

/**
 * Whether a move lets hands rotate by choice: Ash takes after that many idle challenges, though it
 * holds another card for every unbeaten one. The rules and the seat's own view settle it, not what
 * a player thinks.
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
