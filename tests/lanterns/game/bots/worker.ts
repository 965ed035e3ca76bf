import { attend } from '../../../../src/lib/games/bots/attend.ts';
import type { Answer, Question } from '../../../../src/lib/games/bots/question.ts';
import type { LanternMove } from '../rules/moves.ts';
import type { LanternView } from '../rules/view.ts';
import { keeper } from './keeper.ts';

/**
 * Where this code lies: the page loads it to reach the worker, and the worker runs the very same
 * file.
 */
export const address = import.meta.url;

const answer = async ({ id, view }: Question<LanternView>): Promise<Answer<LanternMove>> => ({
  id,
  move: keeper(view),
});

attend(answer);
