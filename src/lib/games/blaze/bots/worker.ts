import { SeededRandom } from '../../../core/random.ts';
import type { BlazeMove } from '../rules/moves.ts';
import type { BlazeView } from '../rules/view.ts';
import { attend } from '../../bots/attend.ts';
import type { Answer, Question } from '../../bots/question.ts';
import { finishRested } from '../../bots/steps.ts';
import { deliberate } from './bonfire/bonfire.ts';
import { BLAZE_BOTS } from './index.ts';

/**
 * Where this code lies: the page loads it to reach the worker, and the worker runs the very same
 * file.
 */
export const address = import.meta.url;

/**
 * A search that never rests takes a core for itself: on two cores, one frame in twenty then came
 * more than 60 ms after the tap it answers, and with these rests more than 45; 42 without any
 * search.
 */
const RHYTHM = { work: 8, rest: 8 };

/** Thinks about a question for as long as it allows. */
export async function answer({
  id,
  level,
  view,
  seed,
  milliseconds,
}: Question<BlazeView>): Promise<Answer<BlazeMove>> {
  const random = new SeededRandom(seed);
  const budget = { milliseconds, now: () => performance.now() };
  const { move } =
    level === 'bonfire'
      ? await finishRested(deliberate(view, random, budget), RHYTHM)
      : BLAZE_BOTS[level](view, random, budget);
  return { id, move };
}

attend(answer);
