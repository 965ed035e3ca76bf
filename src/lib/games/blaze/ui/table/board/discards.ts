import { SUITS, type Card, type Suit } from '../../../rules/card.ts';

/** A face among the discards, and how often it lies there. */
export interface Heap {
  readonly card: Card;
  readonly count: number;
}

/**
 * The discards by suit, both copies of a face on one heap, in the order of the view. Suits of which
 * nothing lies there are left out.
 */
export function heapsBySuit(
  discards: readonly Card[],
): readonly { readonly suit: Suit; readonly heaps: readonly Heap[] }[] {
  return SUITS.map((suit) => {
    const faces = [...new Set(discards.filter((card) => card[0] === suit))];
    const heaps = faces.map((card) => ({
      card,
      count: discards.filter((other) => other === card).length,
    }));
    return { suit, heaps };
  }).filter(({ heaps }) => heaps.length > 0);
}
