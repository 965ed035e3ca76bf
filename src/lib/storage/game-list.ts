import { success, type Result } from '../core/result.ts';
import type { StorageProblem } from './problem.ts';
import { damagedGameIn, glanceIn, removalIn, savedGameIn, type DamagedGame } from './rows.ts';
import type { Glance, SavedGame } from './saved-game.ts';
import { read, together } from './transaction.ts';

/** A game in a list. */
export interface GameInList {
  readonly game: SavedGame;
  /** Null where what is stored of it cannot be understood; the game itself may be sound. */
  readonly glance: Glance | null;
}

/** All games but the removed ones, in no order. */
export interface GameList {
  readonly games: readonly GameInList[];
  readonly damaged: readonly DamagedGame[];
}

/** Lists the games without replaying them. One that is damaged hides no other. */
export async function listGames(): Promise<Result<GameList, StorageProblem>> {
  const rows = await read(['games', 'glances'], async (transaction) => {
    const glances = transaction.objectStore('glances');
    const [games, ids, values] = await together([
      () => transaction.objectStore('games').getAll(),
      () => glances.getAllKeys(),
      () => glances.getAll(),
    ]);
    return { games, glances: new Map(ids.map((id, place) => [id, values[place]])) };
  });
  if (!rows.ok) return rows;
  const games: GameInList[] = [];
  const damaged: DamagedGame[] = [];
  for (const row of rows.value.games.filter((stored) => removalIn(stored) === null)) {
    const game = savedGameIn(row);
    if (game) games.push({ game, glance: glanceIn(rows.value.glances.get(game.id)) });
    else damaged.push(damagedGameIn(row));
  }
  return success({ games, damaged });
}

/** How many games are stored, removed ones too. */
export const countGames = (): Promise<Result<number, StorageProblem>> =>
  read(['games'], (transaction) => transaction.objectStore('games').count());
