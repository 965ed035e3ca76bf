import type { Seat } from '../../../core/seats.ts';

export type Role = 'fire' | 'ash' | 'ember';

/** The role of a seat in the challenge that runs, or null. */
export function roleOf(view: Readonly<Record<Role, Seat | null>>, seat: Seat): Role | null {
  if (view.fire === seat) return 'fire';
  if (view.ash === seat) return 'ash';
  return view.ember === seat ? 'ember' : null;
}
