import type { Seat } from '../../../core/seats.ts';
import type { Card, Color, Rank } from './cards.ts';

/** Why a game is over (H8). */
export type Ending = 'complete' | 'storms' | 'lap';

/**
 * What happened, as a code and what the sentence about it needs. Where a field is private, others
 * get the event without it.
 */
export type HanabiEvent =
  | { readonly code: 'dealt'; readonly first: Seat }
  /** To everybody but that seat, which must not see them. */
  | { readonly code: 'dealtTo'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly code: 'clued';
      readonly seat: Seat;
      readonly to: Seat;
      /** One of these is null. */
      readonly color: Color | null;
      readonly rank: Rank | null;
      readonly slots: readonly number[];
    }
  | { readonly code: 'discarded'; readonly seat: Seat; readonly slot: number; readonly card: Card }
  | { readonly code: 'built'; readonly seat: Seat; readonly slot: number; readonly card: Card }
  | {
      readonly code: 'storm';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: Card;
      /** Storm tokens left. */
      readonly left: number;
    }
  /** A stack is complete; it may have brought a clue token back. */
  | { readonly code: 'stackComplete'; readonly color: Color; readonly clueBack: boolean }
  | { readonly code: 'drew'; readonly seat: Seat }
  /** To everybody but that seat, which must not see it. */
  | { readonly code: 'drewCard'; readonly seat: Seat; readonly card: Card }
  /** The last card was drawn. */
  | { readonly code: 'lastLap'; readonly last: Seat }
  | { readonly code: 'gameOver'; readonly ending: Ending; readonly score: number };

/** Hears what a move does as it does it: what everybody may know, and what all but one may. */
export interface Listener {
  all(event: HanabiEvent): void;
  allBut(seat: Seat, event: HanabiEvent): void;
}
