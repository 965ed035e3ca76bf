import type { BlazeMove } from '../rules/moves.ts';
import type { BlazeView } from '../rules/view.ts';
import { answering } from '../../bots/answering.ts';
import { attend } from '../../bots/attend.ts';
import { deliberate } from './bonfire/bonfire.ts';
import { BLAZE_BOTS } from './index.ts';

/**
 * Where this code lies: the page loads it to reach the worker, and the worker runs the very same
 * file.
 */
export const address = import.meta.url;

export const answer = answering<BlazeView, BlazeMove>({
  atOnce: () => BLAZE_BOTS,
  search: deliberate,
});

attend(answer);
