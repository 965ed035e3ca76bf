import type { BotLevel } from '../../../core/people.ts';
import { SeededRandom } from '../../../core/random.ts';
import { WorkerThinker } from '../../bots/thinker.ts';
import { toCode, type BlazeMove } from '../rules/moves.ts';
import type { BlazeView } from '../rules/view.ts';
import { flame } from './flame.ts';
import { meritsOf, type BlazeTypes } from './merits.ts';
import { spark } from './spark.ts';
import { address } from './worker.ts';

/** Answers in the page, at once. */
const BY_RULE: Readonly<Record<BotLevel, (view: BlazeView, seed: number) => BlazeMove>> = {
  spark: (view, seed) => spark(view, new SeededRandom(seed)),
  flame: (view) => flame(view),
  bonfire: (view) => flame(view),
};

/** Has the computer players of Blaze think. */
export const blazeThinker = (): WorkerThinker<BlazeTypes> =>
  new WorkerThinker<BlazeTypes>({
    start: () => new Worker(address, { type: 'module' }),
    byRule: ({ level, view, seed }) => BY_RULE[level](view, seed),
    isLegal,
    meritsOf,
  });

/** Whether a seat may make a move, as it sees the game. */
export const isLegal = ({ own }: BlazeView, move: BlazeMove): boolean =>
  own?.legal.some((legal) => toCode(legal) === toCode(move)) ?? false;
