import type { Seat } from '../../../../core/seats.ts';
import type { Card } from '../../rules/cards.ts';
import type { BlazeEvent } from '../../rules/events.ts';
import type { TableCard } from '../../rules/view.ts';

/** The attack cards in order, each with what beat it. */
export type Lane = readonly TableCard[];

/** Cards drawn, as everybody may know it. */
interface Draw {
  readonly seat: Seat;
  readonly count: number;
}

interface Roles {
  readonly fire: Seat;
  readonly ash: Seat;
  readonly ember: Seat | null;
}

/** A seat that leaves the round, and whether it got a feather. */
export interface Leaver {
  readonly seat: Seat;
  readonly feather: boolean;
}

/** The feathers left to take, highest first. */
export interface Stack {
  readonly round: number;
  readonly left: readonly number[];
}

/** What one picture of a telling shows. */
export type Scene =
  /** Nothing was settled: a line of text that needs no tap. */
  | { readonly kind: 'caption' }
  | { readonly kind: 'dealt'; readonly trumpCard: Card }
  | { readonly kind: 'cleared'; readonly taken: boolean; readonly seat: Seat; readonly lane: Lane }
  /** Who drew, and who has which role now; either may be missing. */
  | {
      readonly kind: 'onwards';
      readonly draws: readonly Draw[];
      readonly roles: Roles | null;
      /** The challenge is the first of its round. */
      readonly first: boolean;
    }
  | { readonly kind: 'out'; readonly leavers: readonly Leaver[]; readonly stack: Stack }
  | { readonly kind: 'last'; readonly leaver: Leaver; readonly stack: Stack }
  | { readonly kind: 'betsLaid'; readonly on: readonly Seat[] }
  | (Extract<BlazeEvent, { readonly code: 'betsRevealed' }> & {
      readonly kind: 'betsRevealed';
      readonly last: Seat | null;
    })
  | {
      readonly kind: 'news';
      readonly about: 'idle' | 'kindlingOver' | 'burnStarted' | 'burnStalemate';
    };
