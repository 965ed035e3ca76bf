import type { Seat } from '../../../core/seats.ts';
import { SeededRandom } from '../../../core/random.ts';
import { attend } from '../../bots/attend.ts';
import type { Answer, Question } from '../../bots/question.ts';
import { finishRested } from '../../bots/steps.ts';
import type { HanabiMove } from '../rules/moves.ts';
import type { HanabiView } from '../rules/view.ts';
import { deliberate } from './bonfire/bonfire.ts';
import { hanabiBots, partnersBy } from './index.ts';

/**
 * Where this code lies: the page loads it to reach the worker, and the worker runs the very same
 * file.
 */
export const address = import.meta.url;

/** A search that never rests would take a core for itself, and taps would wait for it. */
const RHYTHM = { work: 8, rest: 8 };

/** Thinks about a question for as long as it allows. */
export async function answer({
  id,
  level,
  view,
  levels,
  seed,
  milliseconds,
}: Question<HanabiView>): Promise<Answer<HanabiMove>> {
  const random = new SeededRandom(seed);
  const budget = { milliseconds, now: () => performance.now() };
  const levelOf = (seat: Seat) => levels[seat] ?? null;
  const { move } =
    level === 'bonfire'
      ? await finishRested(deliberate(view, partnersBy(levelOf), random, budget), RHYTHM)
      : hanabiBots(levelOf)[level](view, random, budget);
  return { id, move };
}

attend(answer);
