import { assert } from '../core/assert.ts';
import type { BotLevel, Person } from '../core/people.ts';
import { success } from '../core/result.ts';
import type { ListedGame } from '../games/registry.ts';
import { recordSeat } from '../record/format.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { cryptoRandom, environmentOf, type Keeper } from './environment.ts';
import { LiveGame } from './live-game.svelte.ts';
import { restoreGame } from './restoring.ts';
import { keepAwake } from './wake-lock.ts';

/** Seats so many computer players, of the levels there are, the weakest first. */
type Seats = (players: number, levels: readonly BotLevel[]) => readonly Person[];

/**
 * A game among computer players, to be watched. It is nobody's, and kept nowhere. Whoever opens it
 * closes it.
 */
export async function demonstrate(listed: ListedGame, seats: Seats): Promise<LiveGame> {
  const kit = await listed.load();
  const { players, options } = kit.demonstration;
  const people = seats(players, kit.bots.levels);
  const game: SavedGame = {
    id: '',
    head: {
      game: listed.id,
      options,
      seats: people.map(recordSeat),
      first: cryptoRandom().below(players),
    },
    people,
    way: 'middle',
    hints: false,
    title: null,
    created: 0,
  };
  const restored = restoreGame(kit, game, []);
  assert(restored.ok, 'a game to be watched can be played');
  const live = new LiveGame(restored.value, environmentOf(forgetful, keepAwake()));
  try {
    live.steward.deal();
    await live.steward.whenStable();
    return live;
  } catch (error) {
    // What it holds, as the light of the screen, nobody else could let go of.
    await live.steward.close().catch(() => {});
    throw error;
  }
}

/** Keeps nothing. */
const forgetful: Keeper = {
  append: () => Promise.resolve(success(null)),
  read: () => Promise.resolve(success([])),
};
