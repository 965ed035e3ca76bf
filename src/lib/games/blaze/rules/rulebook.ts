/** Pure questions about what is public: whoever draws a view asks here, and knows no state. */
import type { Seat } from '../../../core/seats.ts';
import type { SpokenMove } from '../../contract/rules.ts';
import type { BlazeMove } from './moves.ts';
import type { BlazeView } from './view.ts';

/** Ash can take at any time, Fire and Ember can decline when they are asked (R7): both need no look at the hand. */
export function spoken(
  { table, ash, taking, asks }: BlazeView,
  seat: Seat,
): readonly SpokenMove<BlazeMove>[] {
  const move = { seat, do: 'pass' } as const;
  if (seat === ash) return table.length > 0 && !taking ? [{ kind: 'take', move }] : [];
  return asks[seat] === 'may' ? [{ kind: 'decline', move }] : [];
}
