import type { Random } from '../../../../src/lib/core/random.ts';
import type { BlazeTypes } from '../../../../src/lib/games/blaze/bots/merits.ts';
import { kit } from '../../../../src/lib/games/blaze/kit.ts';
import { blaze, type Blaze } from '../../../../src/lib/games/blaze/rules/index.ts';
import type { Game } from '../../../../src/lib/games/contract/rules.ts';
import type { LiveGame } from '../../../../src/lib/session/live-game.svelte.ts';
import * as gathering from '../../../../src/lib/session/testing/gathering.ts';
import type { MemoryKeeper } from '../../../../src/lib/session/testing/memory-keeper.ts';
import type { Way } from '../../../../src/lib/core/way.ts';
import { HANDS } from '../../table/testing/four-hands.ts';
import { QuickThinker } from './quick-thinker.ts';

/** How people sit down to Blaze. */
export type Sitting = gathering.Sitting<BlazeTypes>;

/** A stored game, as its set-up leaves it. */
export const savedGame = (sitting: Sitting) => gathering.savedGame(kit, sitting);

/** Shuffles nothing: what it deals lies as it is wanted. */
function stacked(cards: readonly string[], due: readonly string[]): Random {
  const left = [...due];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  const wanted = [...cards, ...left];
  const now = [...due];
  return {
    below(bound) {
      const at = now.lastIndexOf(wanted[bound - 1] ?? '', bound - 1);
      [now[bound - 1], now[at]] = [now[at] ?? '', now[bound - 1] ?? ''];
      return at;
    },
  };
}

export type PartyGame = LiveGame<BlazeTypes>;

/** A live game of Blaze over a journal in memory. */
export class Party extends gathering.Gathering<BlazeTypes> {
  /** Thinks in the page, and short. */
  readonly thinker: QuickThinker;

  constructor(sitting: Sitting = {}, keeper?: MemoryKeeper) {
    const thinker = new QuickThinker();
    const loadThinker = () => Promise.resolve(thinker);
    super({ ...kit, bots: { ...kit.bots, loadThinker } }, sitting, keeper);
    this.thinker = thinker;
  }

  /** Four people with hands everybody knows from `four-hands.ts`. */
  static async seated(way: Way = 'passed'): Promise<Party> {
    const due = (blaze as Game<Blaze>).dealDue(blaze.start({ options: {}, players: 4, first: 0 }));
    const party = new Party({ way, random: stacked(HANDS, due ?? []) });
    party.live.steward.deal();
    await party.live.steward.whenStable();
    return party;
  }
}
