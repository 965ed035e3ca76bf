import type { BotLevel } from '../core/people.ts';
import type { Seat } from '../core/seats.ts';
import type { Deal, SeatMove } from '../games/contract/rules.ts';

/** What the `format` of every record says. */
export const FORMAT = 'fireside-record';

/** A longer text is no record: 1 MiB, in bytes of UTF-8. */
export const MAX_BYTES = 1024 * 1024;

/** The most moves of a record, deals included. */
export const MAX_MOVES = 10_000;

/** Who sits at a seat. */
export interface RecordSeat {
  /** As `readName` returns it. */
  readonly name: string;
  /** Left out where a person plays. */
  readonly bot?: BotLevel;
}

/** Who sits at a seat, and nothing else that is known of them. */
export const recordSeat = ({ name, bot }: RecordSeat): RecordSeat =>
  bot === undefined ? { name } : { name, bot };

export type RecordMove = Deal | SeatMove;

/** What a record says before the first move. */
export interface RecordHead {
  /** A game's id. */
  readonly game: string;
  /** The game's own; what is left out has its usual value. */
  readonly options: object;
  /** Clockwise. */
  readonly seats: readonly RecordSeat[];
  /** The seat that starts. */
  readonly first: Seat;
}

/** A whole game written down, chance included. It may end anywhere. */
export interface GameRecord extends RecordHead {
  readonly moves: readonly RecordMove[];
}
