import type { BotLevel } from '../../core/people.ts';
import { SeededRandom } from '../../core/random.ts';
import type { BlazeMove } from '../../games/blaze/moves.ts';
import type { BlazeView } from '../../games/blaze/view.ts';
import { BLAZE_BOTS } from './index.ts';

/** What a computer player is asked: all it ever gets of a game is its seat's view. */
export interface Question {
  readonly id: number;
  readonly level: BotLevel;
  readonly view: BlazeView;
  readonly seed: number;
  /** How long it may think. */
  readonly milliseconds: number;
}

export interface Answer {
  /** That of the question. */
  readonly id: number;
  readonly move: BlazeMove;
}

/** Where this code lies: the page loads it to reach the worker, and the worker runs the very same file. */
export const address = import.meta.url;

/** Thinks about a question for as long as it allows. */
export function answer({ id, level, view, seed, milliseconds }: Question): Answer {
  const budget = { milliseconds, now: () => performance.now() };
  return { id, move: BLAZE_BOTS[level](view, new SeededRandom(seed), budget).move };
}

// No page has this function, and every worker does.
if ('importScripts' in globalThis)
  addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(data)));
