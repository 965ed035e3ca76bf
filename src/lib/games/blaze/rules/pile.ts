import type { Face } from './cards.ts';

/**
 * Cards gathered from somewhere, as a multiset; one object for all, so that playing allocates
 * nothing.
 */
export const pile = { once: 0, twice: 0, count: 0 };

/** Begins anew with no card. */
export function emptyPile(): void {
  pile.once = 0;
  pile.twice = 0;
  pile.count = 0;
}

/** Adds a card. A face is there twice at most. */
export function addToPile(face: Face): void {
  const bit = 1 << face;
  pile.twice |= pile.once & bit;
  pile.once |= bit;
  pile.count++;
}
