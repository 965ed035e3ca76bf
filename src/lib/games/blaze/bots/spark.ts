import { assert } from '../../../core/assert.ts';
import type { Random } from '../../../core/random.ts';
import { imagine } from '../rules/imagine.ts';
import { toMove, type BlazeMove } from '../rules/moves.ts';
import type { BlazeView } from '../rules/view.ts';
import { GREEDY } from './habits.ts';
import { instinct, MOST_IDLE } from './instinct.ts';

/** One of so many moves is a slip. */
const SLIP = 6;

/** A beginner: plays the greedy way, and now and then makes the kind of move people regret. */
export function spark(view: BlazeView, random: Random): BlazeMove {
  const { viewer } = view;
  assert(viewer !== null, 'a player has a seat');
  const slip = view.idle < MOST_IDLE && random.below(SLIP) === 0 ? slipOf(view, random) : null;
  return slip ?? toMove(instinct(imagine(view, random), viewer, GREEDY));
}

/**
 * Any move but one with a trump: beating with the wrong card, taking too early, stopping too soon,
 * adding too much.
 */
function slipOf({ own, trump }: BlazeView, random: Random): BlazeMove | null {
  const slips = own!.legal.filter((move) => !('card' in move) || move.card[0] !== trump);
  return slips[random.below(Math.max(1, slips.length))] ?? null;
}
