import type { Seat } from '../../../core/seats.ts';
import type { LegalMoves } from '../../contract/live.ts';
import type { MoveCode } from '../../contract/move-code.ts';
import { SUITS, type Suit } from './cards.ts';
import { legal } from './legal.ts';
import { MOST_MOVES, toMove, type BlazeMove } from './moves.ts';
import { BETTING, BURN, DEAL, KINDLING, OVER, type BlazeState } from './state.ts';

export type PhaseWord = 'deal' | 'kindling' | 'betting' | 'burn' | 'over';

export const PHASE_CODES: Readonly<Record<PhaseWord, number>> = {
  deal: DEAL,
  kindling: KINDLING,
  betting: BETTING,
  burn: BURN,
  over: OVER,
};

const PHASE_WORDS = Object.keys(PHASE_CODES) as readonly PhaseWord[];

/** The phase as views and records call it. */
export const phaseWord = (s: BlazeState): PhaseWord => PHASE_WORDS[s.phase]!;

/** The trump suit as views call it; null while there is none. */
export const trumpWord = (s: BlazeState): Suit | null => SUITS[s.trump] ?? null;

/** Cards that can still be drawn: none outside kindling. */
export const deckCount = (s: BlazeState): number =>
  s.phase === KINDLING ? s.deckEnd - s.deckTop : 0;

/** Card counts by seat. */
export const handCounts = (s: BlazeState): readonly number[] =>
  Array.from(s.count.subarray(0, s.setup.players));

/** The legal moves of a seat. */
export function legalCodes(s: BlazeState, seat: Seat): readonly MoveCode[] {
  const codes = new Int32Array(MOST_MOVES);
  return Array.from(codes.subarray(0, legal(s, seat, codes)));
}

/** The same as moves of a record. */
export const legalMoves: LegalMoves<{ state: BlazeState; move: BlazeMove }> = (s, seat) =>
  legalCodes(s, seat).map(toMove);
