import type { Card } from '../../rules/cards.ts';

/** Something that flies: a card by its face, or one that lies face down. */
export type Thing = Card | null;
