import type { BotLevel } from '../../../../src/lib/core/people.ts';
import { SeededRandom } from '../../../../src/lib/core/random.ts';
import type { Seat } from '../../../../src/lib/core/seats.ts';
import type { BlazeOptions } from '../../../../src/lib/games/blaze/rules/options.ts';
import { Party } from './party.ts';

type Bots = Readonly<Record<Seat, BotLevel>>;

/** At a table of four. */
export const ALL_BOTS: Bots = {
  0: 'flame',
  1: 'spark',
  2: 'bonfire',
  3: 'flame',
};
export const ALONE: Bots = { 1: 'flame', 2: 'spark', 3: 'flame' };

/** A party with computer players in these seats, right after its first deal. */
export async function dealt(bots: Bots, seed = 1, options: BlazeOptions = {}): Promise<Party> {
  const party = new Party({ bots, random: new SeededRandom(seed), options });
  party.live.steward.deal();
  await party.live.steward.whenStable();
  await party.soon();
  return party;
}

/** The computer player that is due plays, if it has made up its mind. */
export async function botPlays(party: Party): Promise<void> {
  party.live.steward.playBot();
  await party.live.steward.whenStable();
  await party.soon();
}

/** The person who plays alone does something that is legal; whatever comes first. */
export async function personActs({ live }: Party): Promise<void> {
  const [move] = live.picture.hand?.view.own?.legal ?? [];
  if (!move) throw new Error('nothing to play');
  live.act({ do: 'stage', move });
  live.act({ do: 'commit', close: true });
  await live.steward.whenStable();
}
