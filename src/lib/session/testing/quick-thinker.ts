import { BLAZE_BOTS } from '../../games/blaze/bots/index.ts';
import type { Matter } from '../../games/blaze/bots/thinker.ts';
import { SeededRandom } from '../../core/random.ts';
import { meritsOf, type Advice } from '../../games/blaze/bots/merits.ts';
import type { BlazeMove } from '../../games/blaze/rules/moves.ts';
import type { Thinker } from '../forethought.ts';

/** Thinks where it is asked, a few iterations only, and remembers what it was asked. */
export class QuickThinker implements Thinker {
  readonly asked: Matter[] = [];
  dropped = 0;
  closed = 0;

  think(matter: Matter): Promise<BlazeMove | null> {
    this.asked.push(matter);
    const { level, view, seed } = matter;
    const choice = BLAZE_BOTS[level](view, new SeededRandom(seed), { iterations: 10 });
    return Promise.resolve(choice.move);
  }

  async advise(matter: Matter): Promise<Advice | null> {
    const move = await this.think(matter);
    return move && { move, merits: meritsOf(matter.view, move) };
  }

  drop(): void {
    this.dropped++;
  }

  close(): void {
    this.closed++;
  }
}
