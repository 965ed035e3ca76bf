import { assert } from '../../../core/assert.ts';
import { imagine } from '../rules/imagine.ts';
import { toMove, type BlazeMove } from '../rules/moves.ts';
import type { BlazeView } from '../rules/view.ts';
import { SEASONED } from './habits.ts';
import { instinct } from './instinct.ts';

/**
 * What the view does not show is put anywhere: a rule of thumb looks at one's own hand and at what
 * is public.
 */
const ANYHOW = { below: () => 0 };

/** A good player by rule of thumb. */
export function flame(view: BlazeView): BlazeMove {
  assert(view.viewer !== null, 'a player has a seat');
  return toMove(instinct(imagine(view, ANYHOW), view.viewer, SEASONED));
}
