import { seatOrNull, seatsFrom, type Seat } from '../../../core/seats.ts';
import { cardOf, type Card, type Suit } from './cards.ts';
import {
  deckCount,
  handCounts,
  legalMoves,
  phaseWord,
  trumpWord,
  type PhaseWord,
} from './facts.ts';
import { moveWord } from './moves.ts';
import type { BlazeState } from './state.ts';

/** What the record tool prints of a state, but for the number of the move. */
export interface BlazeTrace {
  readonly round: number;
  readonly phase: PhaseWord;
  readonly fire: Seat | null;
  readonly ash: Seat | null;
  readonly ember: Seat | null;
  readonly turn: Seat | null;
  readonly hands: readonly number[];
  readonly deck: number;
  readonly trump: Suit | null;
  readonly table: readonly (readonly [Card, Card | null])[];
  readonly taking: boolean;
  readonly legal: Readonly<Record<string, readonly string[]>>;
}

/** The state as a line of the record tool's trace. */
export function trace(s: BlazeState): BlazeTrace {
  return {
    round: s.round,
    phase: phaseWord(s),
    fire: seatOrNull(s.fire),
    ash: seatOrNull(s.ash),
    ember: seatOrNull(s.ember),
    turn: seatOrNull(s.turn),
    hands: handCounts(s),
    deck: deckCount(s),
    trump: trumpWord(s),
    table: tablePairs(s),
    taking: s.taking === 1,
    legal: Object.fromEntries(
      seatsFrom(0, s.setup.players).map((seat) => [seat, legalMoves(s, seat).map(moveWord).sort()]),
    ),
  };
}

const tablePairs = (s: BlazeState): readonly (readonly [Card, Card | null])[] =>
  Array.from({ length: s.attacks }, (_, place) => [
    cardOf(s.attackCards[place]!),
    s.beatCards[place]! < 0 ? null : cardOf(s.beatCards[place]!),
  ]);
