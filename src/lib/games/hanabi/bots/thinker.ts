import { SeededRandom } from '../../../core/random.ts';
import { WorkerThinker } from '../../bots/thinker.ts';
import { toCode, type HanabiMove } from '../rules/moves.ts';
import type { HanabiView } from '../rules/view.ts';
import { hanabiBots } from './index.ts';
import { meritsOf, type HanabiTypes } from './merits.ts';
import { address } from './worker.ts';

/** Rules of thumb ask for no time. */
const AT_ONCE = { iterations: 0 };

/** Has the computer players of Hanabi think. */
export const hanabiThinker = (): WorkerThinker<HanabiTypes> =>
  new WorkerThinker<HanabiTypes>({
    start: () => new Worker(address, { type: 'module' }),
    byRule: ({ level, view, levels, seed }) =>
      hanabiBots((seat) => levels[seat] ?? null)[level === 'bonfire' ? 'flame' : level](
        view,
        new SeededRandom(seed),
        AT_ONCE,
      ).move,
    isLegal,
    meritsOf,
  });

/** Whether a seat may make a move, as it sees the game. */
export const isLegal = ({ legal }: HanabiView, move: HanabiMove): boolean =>
  legal?.some((one) => toCode(one) === toCode(move)) ?? false;
