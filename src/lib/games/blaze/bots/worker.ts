import { SeededRandom } from '../../../core/random.ts';
import type { BlazeMove } from '../rules/moves.ts';
import type { BlazeView } from '../rules/view.ts';
import type { MoveRequest } from '../../contract/bot.ts';
import { finishRested } from '../../bots/steps.ts';
import { deliberate } from './bonfire/bonfire.ts';
import { BLAZE_BOTS } from './index.ts';

/** What a computer player is asked: all it ever gets of a game is its seat's view. */
export interface Question extends MoveRequest<BlazeView> {
  readonly id: number;
}

export interface Answer {
  /** That of the question. */
  readonly id: number;
  readonly move: BlazeMove;
}

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
export async function answer({ id, level, view, seed, milliseconds }: Question): Promise<Answer> {
  const random = new SeededRandom(seed);
  const budget = { milliseconds, now: () => performance.now() };
  const { move } =
    level === 'bonfire'
      ? await finishRested(deliberate(view, random, budget), RHYTHM)
      : BLAZE_BOTS[level](view, random, budget);
  return { id, move };
}

/** Answers one question after the other. What goes wrong is the page's to know. */
function attend(): void {
  let answered = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    answered = answered.then(() => answer(data)).then(postMessage, reportError);
  });
}

// No page has this function, and every worker does.
if ('importScripts' in globalThis) attend();
