import { SeededRandom } from '../../core/random.ts';
import type { GameTypes } from '../../games/contract/rules.ts';
import { obligingInput } from './obliging.ts';
import type { Sitting } from './sitting.ts';

/** People play at random, the same for a seed, until something is true of the table. */
export function playUntil<G extends GameTypes>(
  table: Sitting<G>,
  reached: () => boolean,
  seed = 1,
): void {
  const random = new SeededRandom(seed);
  while (!reached()) {
    const input = obligingInput<G>(table.desk, table.prompt, random);
    if (input === null) throw new Error('the game is over');
    if (table.refusal(input) === 'done') table.does(input);
    else table.does({ do: 'commit', close: false });
  }
}
