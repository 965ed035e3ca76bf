import type { Seat } from '../../../core/seats.ts';
import { answering } from '../../bots/answering.ts';
import { attend } from '../../bots/attend.ts';
import type { Question } from '../../bots/question.ts';
import type { HanabiMove } from '../rules/moves.ts';
import type { HanabiView } from '../rules/view.ts';
import { deliberate } from './bonfire/bonfire.ts';
import { hanabiBots, partnersBy } from './index.ts';

/**
 * Where this code lies: the page loads it to reach the worker, and the worker runs the very same
 * file.
 */
export const address = import.meta.url;

const levelBy = (levels: Question<HanabiView>['levels']) => (seat: Seat) => levels[seat] ?? null;

export const answer = answering<HanabiView, HanabiMove>({
  atOnce: (levels) => hanabiBots(levelBy(levels)),
  search: (view, random, budget, levels) =>
    deliberate(view, partnersBy(levelBy(levels)), random, budget),
});

attend(answer);
