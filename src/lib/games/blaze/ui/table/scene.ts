import type { Person } from '../../../../core/people.ts';
import type { Seat } from '../../../../core/seats.ts';
import type { SeatMove } from '../../../contract/rules.ts';
import type { Turned } from '../../../../ui/play/ways.ts';
import type { Occasion } from './status.ts';

/** What people do at the table. */
export interface TableActs {
  onpress(seat: Seat): void;
  /** Whether the cover that a press for this seat has brought is on the glass. */
  carries(seat: Seat): boolean;
  onrelease(): void;
  onopen(seat: Seat): void;
  onsay(move: SeatMove): void;
  onnobody(): void;
  onwant(seat: Seat, on: boolean): void;
  onstandout(seat: Seat, on: boolean): void;
  /** Computer players are not to take their time; null once that is said. */
  readonly onhurry: (() => void) | null;
}

/** What every part of the table is drawn from. */
export interface TableScene extends Occasion {
  readonly people: readonly Person[];
  readonly turned: Turned;
  /** How long one presses to open a hand, in ms. */
  readonly ms: number;
  readonly acts: TableActs;
}

/** What a control does that leads into a hand. It holds nothing of the table: that makes way for the cover while the control is still pressed. */
export function wayIn({ onpress, carries, onrelease, onopen }: TableActs, seat: Seat) {
  return {
    onpress: () => onpress(seat),
    carried: () => carries(seat),
    onrelease,
    onopen: () => onopen(seat),
  };
}
