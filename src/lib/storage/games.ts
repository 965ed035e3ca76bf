import { failure, success, type Result } from '../core/result.ts';
import { NoSuchGame } from './faults.ts';
import type { StorageProblem } from './problem.ts';
import { isRow, linesBefore, linesOf, removalIn, savedGameIn } from './rows.ts';
import type { Glance, SavedGame } from './saved-game.ts';
import { read, together, write } from './transaction.ts';

/** A game as it is stored. */
export interface StoredGame {
  readonly game: SavedGame;
  /** The lines of its journal, in order. */
  readonly entries: readonly unknown[];
}

/** Entries to be added to a game's journal, and how the game stands with them. */
export interface Append {
  /** The game's. */
  readonly id: string;
  /** The place of the first entry in the journal. */
  readonly from: number;
  readonly entries: readonly object[];
  /** How the game stands after them. */
  readonly glance: Glance;
}

/**
 * Stores a new game with the entries it starts with. `taken` where there is another one of this id;
 * where this very game is there already, the answer of an attempt was lost.
 */
export async function addGame(
  game: SavedGame,
  entries: readonly object[],
  glance: Glance,
): Promise<Result<null, StorageProblem>> {
  const added = await write(['games', 'journal', 'glances'], async (transaction) => {
    const journal = transaction.objectStore('journal');
    await together([
      () => transaction.objectStore('games').add({ ...game, removed: null }),
      ...entries.map((entry, index) => () => journal.add(entry, [game.id, index])),
      () => transaction.objectStore('glances').put(glance, game.id),
    ]);
    return null;
  });
  return added.ok || added.problem.code !== 'taken' ? added : findAdded({ game, entries });
}

/** Whether what is stored under this id is this very game. */
async function findAdded({ game, entries }: StoredGame): Promise<Result<null, StorageProblem>> {
  const stored = await readGame(game.id);
  const added = JSON.stringify({ game: savedGameIn(game), entries });
  return stored.ok && JSON.stringify(stored.value) === added
    ? success(null)
    : failure({ code: 'taken' });
}

/**
 * Goes on with a game: all the entries are stored, or none. One that was removed meanwhile, or
 * ended, runs again, or it would be played on out of sight. `missing`: it was purged, or lines
 * before these are gone; nothing may lie behind a hole. With the `whole` game up to these entries,
 * as whoever plays it has it in memory, what is gone is stored anew. `taken`: its journal has
 * something at these places already, so somebody else has gone on with it, or an attempt whose
 * answer was lost has stored these very entries.
 */
export const appendEntries = (
  { id, from, entries, glance }: Append,
  whole?: StoredGame,
): Promise<Result<null, StorageProblem>> =>
  write(['games', 'journal', 'glances'], async (transaction) => {
    const games = transaction.objectStore('games');
    const journal = transaction.objectStore('journal');
    const keepInSight = async () => {
      const [row, before] = await together([
        () => games.get(id),
        () => journal.count(linesBefore(id, from)),
      ]);
      // What is left of the game itself may have a newer title.
      const kept = typeof row === 'object' ? row : whole?.game;
      if (!kept || (!whole && before < from)) throw new NoSuchGame();
      const { ended, ...running } = kept as Partial<SavedGame>;
      const isInSight = kept === row && removalIn(row) === null && !ended;
      const back = isInSight ? null : games.put({ ...running, removed: null });
      // There is nothing more to come: the disk need not wait for the other answers.
      transaction.commit();
      await back;
    };
    await together([
      keepInSight,
      // A journal is only ever written on: a line that is still there is the same.
      ...(whole?.entries ?? []).map((entry, index) => () => journal.put(entry, [id, index])),
      // Never `put`: it would write over what another tab has played.
      ...entries.map((entry, index) => () => journal.add(entry, [id, from + index])),
      () => transaction.objectStore('glances').put(glance, id),
    ]);
    return null;
  });

/**
 * A game with all its entries. A removed one is `missing`; one whose journal has a hole is
 * `damaged`.
 */
export async function readGame(id: string): Promise<Result<StoredGame, StorageProblem>> {
  const found = await read(['games', 'journal'], async (transaction) => {
    const journal = transaction.objectStore('journal');
    const [row, keys, entries] = await together([
      () => transaction.objectStore('games').get(id),
      () => journal.getAllKeys(linesOf(id)),
      () => journal.getAll(linesOf(id)),
    ]);
    return { row, keys, entries };
  });
  if (!found.ok) return found;
  const { row, keys, entries } = found.value;
  if (row === undefined || removalIn(row) !== null) return failure({ code: 'missing' });
  const game = savedGameIn(row);
  const isWhole = keys.every(([, index], place) => index === place);
  return game && isWhole && entries.every(isRow)
    ? success({ game, entries })
    : failure({ code: 'damaged' });
}
