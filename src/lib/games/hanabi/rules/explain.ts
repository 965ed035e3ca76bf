import type { Seat } from '../../../core/seats.ts';
import type { DealRefusal } from '../../contract/rules.ts';
import { COPIES, DECK_SIZE, readFace, type Color, type Rank } from './cards.ts';
import { hintsFor } from './legal.ts';
import { hintIn, type Clue, type HanabiMove } from './moves.ts';
import { MAX_CLUES } from './rulebook.ts';
import { DEAL, OVER, type HanabiState } from './state.ts';

/** Why a move is not legal, with what the sentence about it needs. */
export type HanabiRefusal =
  | { readonly code: 'gameOver' | 'dealDue' | 'noSuchSeat' }
  | { readonly code: 'notYourTurn'; readonly turn: Seat }
  | { readonly code: 'noSuchCard'; readonly slot: number }
  | { readonly code: 'allCluesThere' | 'noClueLeft' | 'clueToSelf' }
  /** No card of that hand matches; one of the two is null. */
  | {
      readonly code: 'emptyClue';
      readonly to: Seat;
      readonly color: Color | null;
      readonly rank: Rank | null;
    };

/** Why `move` is not legal now, or null where it is. Never changes the state. */
export function explain(s: HanabiState, move: HanabiMove): HanabiRefusal | null {
  const { seat } = move;
  if (s.phase === OVER) return { code: 'gameOver' };
  if (s.phase === DEAL) return { code: 'dealDue' };
  if (!isSeat(s, seat)) return { code: 'noSuchSeat' };
  if (seat !== s.turn) return { code: 'notYourTurn', turn: s.turn };
  if (move.do === 'clue') return explainClue(s, move);
  const { slot } = move;
  if (!Number.isInteger(slot) || slot < 0 || slot >= s.count[seat]!)
    return { code: 'noSuchCard', slot };
  const isFull = move.do === 'discard' && s.clues === MAX_CLUES;
  return isFull ? { code: 'allCluesThere' } : null;
}

const isSeat = (s: HanabiState, seat: Seat): boolean => seat >= 0 && seat < s.setup.players;

/** The others' hands decide at most what is known to the seat in turn: it sees them all. */
function explainClue(s: HanabiState, clue: Clue): HanabiRefusal | null {
  const { seat, to } = clue;
  if (!isSeat(s, to)) return { code: 'noSuchSeat' };
  if (to === seat) return { code: 'clueToSelf' };
  if (s.clues === 0) return { code: 'noClueLeft' };
  if ((hintsFor(s, to) >> hintIn(clue)) & 1) return null;
  const [color, rank] = 'color' in clue ? [clue.color, null] : [null, clue.rank];
  return { code: 'emptyClue', to, color, rank };
}

/** Why an order cannot be dealt now, or null where it can (H1). */
export function explainDeal(s: HanabiState, order: readonly string[]): DealRefusal | null {
  if (s.phase !== DEAL) return { code: 'noDealDue' };
  if (order.length !== DECK_SIZE) return { code: 'wrongLength' };
  const missing = [...COPIES];
  for (const word of order) {
    const face = readFace(word);
    if (face === undefined || --missing[face]! < 0) return { code: 'wrongCards' };
  }
  return null;
}
