import type { Person } from '../../../../core/people.ts';
import type { Seat } from '../../../../core/seats.ts';
import type { TableActs } from '../../../contract/screens.ts';
import type { Turned } from '../../../../ui/play/ways.ts';
import type { Occasion } from './asks/status.ts';

/** What every part of the table is drawn from. */
export interface TableScene extends Occasion {
  readonly people: readonly Person[];
  readonly turned: Turned;
  /** How long one presses to open a hand, in ms. */
  readonly ms: number;
  readonly acts: TableActs;
}

/**
 * What a control does that leads into a hand. It holds nothing of the table: that makes way for the
 * cover while the control is still pressed.
 */
export function wayIn({ onpress, carries, onrelease, onopen }: TableActs, seat: Seat) {
  return {
    onpress: () => onpress(seat),
    carried: () => carries(seat),
    onrelease,
    onopen: () => onopen(seat),
  };
}
