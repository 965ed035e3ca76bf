import type { Card } from '../../rules/cards.ts';
import type { Role } from '../roles.ts';

/** What can be on its way over the table. All of it is public: what lies face down has no face. */
export type Thing =
  | { readonly kind: 'card'; readonly card: Card; readonly trump: boolean }
  | { readonly kind: 'back' }
  | { readonly kind: 'feather'; readonly round: number }
  | { readonly kind: 'coin' }
  | { readonly kind: 'role'; readonly role: Role };

/** Height by width. */
export const RATIOS = { card: 7 / 5, back: 7 / 5, feather: 132 / 80, coin: 1 } as const;
