import { WorkerThinker } from '../../../../src/lib/games/bots/thinker.ts';
import { keeper } from './keeper.ts';
import { meritsOf, type LanternTypes } from './merits.ts';
import { address } from './worker.ts';

/** Has the computer player of Lanterns think. */
export const lanternThinker = (): WorkerThinker<LanternTypes> =>
  new WorkerThinker<LanternTypes>({
    start: () => new Worker(address, { type: 'module' }),
    byRule: ({ view }) => keeper(view),
    isLegal: ({ viewer, turn }, { seat }) => seat === viewer && seat === turn,
    meritsOf,
  });
