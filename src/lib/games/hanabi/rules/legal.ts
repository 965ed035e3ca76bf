import type { Seat } from '../../../core/seats.ts';
import type { LegalMoves } from '../../contract/live.ts';
import { codeOf } from '../../contract/move-code.ts';
import { HINTS, hintsOf } from './hints.ts';
import { clueAction, DISCARD, MOST_MOVES, toMove, type HanabiMove } from './moves.ts';
import { MAX_CLUES } from './rulebook.ts';
import { faceAt, type HanabiState } from './state.ts';

const ANY_HINT = (1 << HINTS) - 1;

/**
 * Writes a seat's legal moves into `out`, each once, and returns how many there are: discards (H5),
 * clues (H4), plays (H6).
 */
export function legal(s: HanabiState, seat: Seat, out: Int32Array): number {
  if (seat !== s.turn || seat < 0) return 0;
  const cards = s.count[seat]!;
  let n = 0;
  if (s.clues < MAX_CLUES)
    for (let slot = 0; slot < cards; slot++) out[n++] = codeOf(seat, DISCARD + slot);
  if (s.clues > 0)
    for (let to = 0; to < s.setup.players; to++)
      if (to !== seat) n = writeClues(s, seat, to, out, n);
  for (let slot = 0; slot < cards; slot++) out[n++] = codeOf(seat, slot);
  return n;
}

function writeClues(s: HanabiState, seat: Seat, to: Seat, out: Int32Array, n: number): number {
  const hints = hintsFor(s, to);
  const base = codeOf(seat, clueAction(to, 0));
  for (let hint = 0; hint < HINTS; hint++) if ((hints >> hint) & 1) out[n++] = base + hint;
  return n;
}

/** What a clue to this seat may name, as a set (H4). */
export function hintsFor(s: HanabiState, to: Seat): number {
  if (s.setup.switches.emptyClues) return ANY_HINT;
  let hints = 0;
  for (let slot = 0; slot < s.count[to]!; slot++) hints |= hintsOf(faceAt(s, to, slot));
  return hints;
}

/** The legal moves of a seat, as moves of a record. */
export const legalMoves: LegalMoves<{ state: HanabiState; move: HanabiMove }> = (s, seat) => {
  const codes = new Int32Array(MOST_MOVES);
  return Array.from(codes.subarray(0, legal(s, seat, codes)), toMove);
};
