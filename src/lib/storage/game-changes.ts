import { failure, success, type Result } from '../core/result.ts';
import type { StorageProblem } from './problem.ts';
import { linesOf, removalIn } from './rows.ts';
import { together, write, type Writing } from './transaction.ts';

type Changed = Promise<Result<null, StorageProblem>>;

/** Gives a game a title of its players' own, or takes it back. */
export const retitleGame = (id: string, title: string | null): Changed => change(id, { title });

/**
 * Removes a game from sight, at a time in milliseconds since 1970. It can be brought back until it
 * is purged.
 */
export const removeGame = (id: string, now: number): Changed => change(id, { removed: now });

/** Brings a removed game back. */
export const bringBackGame = (id: string): Changed => change(id, { removed: null });

/** Ends a game before its end, or lets it go on after all. Nothing of it is lost either way. */
export const endGame = (id: string, ended: boolean): Changed => change(id, { ended });

/** Keeps by how many degrees the people of a game have turned the table. */
export const turnGame = (id: string, turned: number): Changed => change(id, { turned });

/**
 * Changes some of what is stored of a game and leaves all else as it is, even what cannot be
 * understood.
 */
async function change(
  id: string,
  changes: {
    readonly title?: string | null;
    readonly removed?: number | null;
    readonly ended?: boolean;
    readonly turned?: number;
  },
): Changed {
  const changed = await write(['games'], async (transaction) => {
    const games = transaction.objectStore('games');
    const row = await games.get(id);
    if (typeof row !== 'object') return false;
    await games.put({ ...row, ...changes });
    return true;
  });
  if (!changed.ok) return changed;
  return changed.value ? success(null) : failure({ code: 'missing' });
}

/**
 * How long a removed game can be brought back: milliseconds. A slip is noticed on the same evening.
 */
const GRACE = 24 * 60 * 60 * 1000;

/** Deletes for good what was removed more than a day ago. `now`: milliseconds since 1970. */
export const purgeRemoved = (now: number): Changed =>
  write(['games', 'glances', 'journal'], async (transaction) => {
    for (const row of await transaction.objectStore('games').getAll()) {
      const removed = removalIn(row);
      if (removed !== null && removed <= now - GRACE) await purge(transaction, row);
    }
    return null;
  });

function purge(transaction: Writing, row: unknown): Promise<readonly unknown[]> {
  const { id } = row as { readonly id: string };
  return together([
    () => transaction.objectStore('games').delete(id),
    () => transaction.objectStore('glances').delete(id),
    () => transaction.objectStore('journal').delete(linesOf(id)),
  ]);
}
