import type { Seat } from '../../../../src/lib/core/seats.ts';

/** What happens in a game. */
export type LanternEvent =
  | { readonly code: 'dealt' }
  | { readonly code: 'lit' | 'wentDark' | 'snuffed'; readonly seat: Seat; readonly height: number }
  /** `height` is null for those who do not see it. */
  | { readonly code: 'drew'; readonly seat: Seat; readonly height: number | null }
  | { readonly code: 'ended'; readonly score: number };

/** Is told what a move brings about, in order. */
export interface Listener {
  all(event: LanternEvent): void;
  /** A lantern was drawn, which its owner does not see (L1). */
  drew(seat: Seat, height: number): void;
}
