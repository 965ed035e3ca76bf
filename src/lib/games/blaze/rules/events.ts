import type { Seat } from '../../../core/seats.ts';
import type { Card } from './cards.ts';

/**
 * What happened, as a code and what the sentence about it needs. Where a field is private, others
 * get the event without it.
 */
export type BlazeEvent =
  | { readonly code: 'dealt'; readonly round: number; readonly trumpCard: Card }
  | { readonly code: 'dealtTo'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly code: 'challenge';
      readonly fire: Seat;
      readonly ash: Seat;
      readonly ember: Seat | null;
    }
  | { readonly code: 'attacked'; readonly seat: Seat; readonly card: Card; readonly place: number }
  | {
      readonly code: 'tookBack';
      readonly seat: Seat;
      readonly card: Card;
      readonly place: number;
      readonly returned: Card;
      readonly to: Seat;
    }
  | {
      readonly code: 'beat';
      readonly seat: Seat;
      readonly card: Card;
      readonly attack: Card;
      readonly place: number;
    }
  | { readonly code: 'declined'; readonly seat: Seat }
  | { readonly code: 'passed'; readonly seat: Seat }
  | { readonly code: 'discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly code: 'took'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly code: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly code: 'drewCards'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly code: 'drewTrump'; readonly seat: Seat; readonly card: Card }
  | { readonly code: 'idle'; readonly count: number; readonly limit: number }
  | { readonly code: 'kindlingOver'; readonly stalemate: boolean; readonly undrawn: number }
  | { readonly code: 'betLaid'; readonly seat: Seat }
  | { readonly code: 'betOn'; readonly seat: Seat; readonly on: Seat; readonly value: 0 | 1 }
  | { readonly code: 'betsLaid'; readonly on: readonly Seat[] }
  | { readonly code: 'burnStarted'; readonly fire: Seat }
  | { readonly code: 'burnStalemate' }
  | { readonly code: 'wentOut'; readonly seat: Seat; readonly feather: boolean }
  | { readonly code: 'featherTaken'; readonly seat: Seat; readonly value: number }
  | { readonly code: 'lastPlayer'; readonly seat: Seat; readonly feather: boolean }
  | {
      readonly code: 'betsRevealed';
      readonly on: readonly Seat[];
      readonly values: readonly (0 | 1)[];
      /** Points won by seat. */
      readonly won: readonly number[];
    }
  | { readonly code: 'roundOver'; readonly round: number }
  | { readonly code: 'gameOver'; readonly winner: Seat; readonly scores: readonly number[] };

/** Hears what a move does as it does it: what everybody may know, and what one seat alone may. */
export interface Listener {
  all(event: BlazeEvent): void;
  only(seat: Seat, event: BlazeEvent): void;
}
