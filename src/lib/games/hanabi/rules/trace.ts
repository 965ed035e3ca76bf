import { seatOrNull, seatsFrom, type Seat } from '../../../core/seats.ts';
import { cardsOf, COLORS, type Card } from './cards.ts';
import { legalMoves } from './legal.ts';
import { moveWord } from './moves.ts';
import { deckCount, OVER, scoreOf, type HanabiState } from './state.ts';

/** What the record tool prints of a state, but for the number of the move. */
export interface HanabiTrace {
  readonly turn: Seat | null;
  readonly hands: readonly number[];
  readonly deck: number;
  readonly clues: number;
  /** Tokens left. */
  readonly storms: number;
  readonly stacks: Readonly<Record<string, number>>;
  readonly discards: readonly Card[];
  readonly score: number;
  readonly over: boolean;
  readonly legal: Readonly<Record<string, readonly string[]>>;
}

/** The state as a line of the record tool's trace. */
export function trace(s: HanabiState): HanabiTrace {
  const { players } = s.setup;
  return {
    turn: seatOrNull(s.turn),
    hands: Array.from(s.count.subarray(0, players)),
    deck: deckCount(s),
    clues: s.clues,
    storms: s.storms,
    stacks: Object.fromEntries(COLORS.map((color, i) => [color, s.stacks[i]!])),
    discards: cardsOf(s.discards),
    score: scoreOf(s),
    over: s.phase === OVER,
    legal: Object.fromEntries(
      seatsFrom(0, players).map((seat) => [seat, legalMoves(s, seat).map(moveWord).sort()]),
    ),
  };
}
