import type { SignName } from '../../../../ui/ornament/signs.ts';
import type { Rank, Suit } from '../../rules/cards.ts';

/** How each suit of the game is drawn. */
export const signs: Readonly<Record<Suit, SignName>> = { r: 'flame', y: 'sun', b: 'frost' };

/**
 * The Firebird's sign where other cards have their number, in a 24 by 24 box: a quill with two
 * blades.
 */
export const firebirdSign =
  'M5.6 23.5C4.4 16 4.8 8 7.4 1.2L9.6 1.8C13.5-.4 18.5 .2 22 3.2C17.5 3.8 14 7.6 8.6 8.6L8.2 11.2C11.2 9 15.5 9.4 18.6 12C14.8 12.4 12 16.2 7.9 16.8C7.8 19 8 21.2 8.4 23.5Z';

/** Whether a card of that rank, seen from across the table, is read as one of another rank. */
export const turnsInto = (rank: Rank): boolean => rank === '6' || rank === '9';
