import { BLAZE_BOTS } from '../../../../src/lib/games/blaze/bots/index.ts';
import type { MoveRequest, Thinker } from '../../../../src/lib/games/contract/bot.ts';
import type { BlazeView } from '../../../../src/lib/games/blaze/rules/view.ts';
import { SeededRandom } from '../../../../src/lib/core/random.ts';
import {
  meritsOf,
  type Advice,
  type BlazeTypes,
} from '../../../../src/lib/games/blaze/bots/merits.ts';
import type { BlazeMove } from '../../../../src/lib/games/blaze/rules/moves.ts';

/** Thinks where it is asked, a few iterations only, and remembers what it was asked. */
export class QuickThinker implements Thinker<BlazeTypes> {
  readonly asked: MoveRequest<BlazeView>[] = [];
  dropped = 0;
  closed = 0;

  think(request: MoveRequest<BlazeView>): Promise<BlazeMove | null> {
    this.asked.push(request);
    const { level, view, seed } = request;
    const choice = BLAZE_BOTS[level](view, new SeededRandom(seed), { iterations: 10 });
    return Promise.resolve(choice.move);
  }

  async advise(request: MoveRequest<BlazeView>): Promise<Advice | null> {
    const move = await this.think(request);
    return move && { move, merits: meritsOf(request.view, move) };
  }

  meritsOf = meritsOf;

  drop(): void {
    this.dropped++;
  }

  close(): void {
    this.closed++;
  }
}
