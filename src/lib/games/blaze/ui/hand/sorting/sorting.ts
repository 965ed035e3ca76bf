import { rankIn, RANKS, suitIn, SUITS, type Card, type Suit } from '../../../rules/card.ts';

export const ORDERS = ['rank', 'suit', 'own'] as const;
export type Order = (typeof ORDERS)[number];

/** How a seat wants its cards to lie. */
export interface Sorting {
  readonly by: Order;
  /** The order its owner has made, as far as they have made one. */
  readonly own: readonly Card[];
}

/**
 * How a hand lies until its owner says otherwise: Ash thinks in suits, those who attack in ranks.
 */
export const usualSorting = (ash: boolean): Sorting => ({ by: ash ? 'suit' : 'rank', own: [] });

/**
 * The cards in the order to show, both copies of a face side by side unless the owner parted them.
 * Trump comes last.
 */
export function arranged(
  hand: readonly Card[],
  { by, own }: Sorting,
  trump: Suit | null,
): readonly Card[] {
  if (by === 'own') return ownOrder(hand, own, trump);
  const rank = (card: Card) => RANKS.indexOf(rankIn(card));
  const suit = (card: Card) =>
    SUITS.indexOf(suitIn(card)) + (suitIn(card) === trump ? SUITS.length : 0);
  const compare =
    by === 'rank'
      ? (a: Card, b: Card) => rank(a) - rank(b) || suit(a) - suit(b)
      : (a: Card, b: Card) => suit(a) - suit(b) || rank(a) - rank(b);
  return hand.toSorted(compare);
}

/** What is left of the owner's order, and behind it what has come since. */
function ownOrder(
  hand: readonly Card[],
  own: readonly Card[],
  trump: Suit | null,
): readonly Card[] {
  const rest = [...hand];
  const kept = own.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...arranged(rest, { by: 'rank', own: [] }, trump)];
}

/**
 * The order after a card moved from one place to another; places outside the hand mean its ends.
 */
export function moved(cards: readonly Card[], from: number, to: number): readonly Card[] {
  const card = cards[from];
  if (card === undefined) return cards;
  const rest = cards.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, card);
}
