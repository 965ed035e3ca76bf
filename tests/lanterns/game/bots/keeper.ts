import { assert } from '../../../../src/lib/core/assert.ts';
import type { LanternMove } from '../rules/moves.ts';
import { COPIES, darkest, HEIGHTS } from '../rules/rulebook.ts';
import type { LanternView } from '../rules/view.ts';

/**
 * Lights a lantern that is more likely than not to be higher than the row, of all it has not seen;
 * while one may still go dark, also one that is as likely as not.
 */
export function keeper(view: LanternView): LanternMove {
  const { viewer: seat, row, dark } = view;
  assert(seat !== null, 'a player has a seat');
  const unseen = unseenIn(view);
  const higher = unseen.filter((height) => height > (row.at(-1) ?? 0)).length;
  const isLast = dark.length + 1 === darkest(view);
  const lights = isLast ? 2 * higher > unseen.length : 2 * higher >= unseen.length;
  return { seat, do: lights ? 'light' : 'snuff' };
}

/** The heights of all lanterns a seat has not seen: its own is one of them. */
function unseenIn({ row, dark, aside, front }: LanternView): readonly number[] {
  const left = Array.from({ length: HEIGHTS * COPIES }, (_, i) => 1 + Math.floor(i / COPIES));
  const shown = front.filter((height) => typeof height === 'number');
  for (const height of [...row, ...dark, ...aside, ...shown]) left.splice(left.indexOf(height), 1);
  return left;
}
