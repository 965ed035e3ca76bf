import { assert } from '../core/assert.ts';
import type { Person } from '../core/people.ts';
import { success } from '../core/result.ts';
import { recordSeat } from '../record/format.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { cryptoRandom } from './dealing.ts';
import type { Keeper } from './keeper.ts';
import { LiveGame } from './live-game.svelte.ts';
import { edgeOf } from './open-game.ts';
import { restoreGame } from './restoring.ts';
import { keepAwake } from './wake-lock.ts';

/** A game among computer players, to be watched. It is nobody's, and kept nowhere. Whoever opens it closes it. */
export async function demonstrate(people: readonly Person[]): Promise<LiveGame> {
  const game: SavedGame = {
    id: '',
    head: {
      game: 'blaze',
      options: { edition: '2021', betting: true },
      seats: people.map(recordSeat),
      first: cryptoRandom().below(people.length),
    },
    people,
    way: 'middle',
    hints: false,
    title: null,
    created: 0,
  };
  const restored = restoreGame(game, []);
  assert(restored.ok, 'a game to be watched can be played');
  const live = new LiveGame(restored.value, edgeOf(forgetful, keepAwake()));
  live.deal();
  await live.settled();
  return live;
}

/** Keeps nothing. */
const forgetful: Keeper = {
  append: () => Promise.resolve(success(null)),
  read: () => Promise.resolve(success([])),
};
