import type { Card, Color, Rank } from '../../rules/cards.ts';
import type { BackLook } from '../table/seats/backs.ts';

/** What can be on its way over the table. All of it is public: what lies face down has no face. */
export type Thing =
  | { readonly kind: 'card'; readonly card: Card }
  /** As it lies on the table. */
  | ({ readonly kind: 'back' } & BackLook)
  /** The light of a clue, with what it names. */
  | { readonly kind: 'glance'; readonly hint: Color | Rank }
  /** A clue token. */
  | { readonly kind: 'lantern' };

/** Height by width. */
export const RATIOS = { card: 7 / 5, back: 7 / 5, glance: 1, lantern: 1 } as const;
