/**
 * Runs in a page: stores the same entries as the product does and as plainly as a browser can, in
 * turn.
 */
import { evenPlaces } from '../../../src/lib/core/people.ts';
import type { Blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import type { Glance, SavedGame } from '../../../src/lib/storage/saved-game.ts';
import { addGame, appendEntries } from '../../../src/lib/storage/games.ts';
import type { Entry } from '../../../src/lib/table/journal.ts';

/** Milliseconds that each way of storing took, by sample. */
export interface StoreTimes {
  readonly product: number[];
  readonly bare: number[];
}

const id = 'bench';
const names = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;

const game: SavedGame = {
  id,
  head: {
    game: 'blaze',
    options: { betting: true },
    seats: names.map((name) => ({ name })),
    first: 0,
  },
  people: names.map((name, seat) => ({
    name,
    emblem: 'fox',
    colour: 'teal',
    place: evenPlaces(names.length)[seat]!,
  })),
  way: 'middle',
  hints: false,
  title: null,
  created: Date.now(),
};

const glanceAfter = (commits: number): Glance => {
  const played = Date.now();
  const standing = {
    chapter: { code: 'kindling', round: 1 },
    scores: null,
    winners: [],
    over: false,
  };
  return { standing, commits, played };
};

/** A move as most are: one card, and that nobody else saw the hand. */
const entryAt = (place: number): Entry<Blaze> => {
  const seat = place % names.length;
  const moves = [{ seat, do: 'attack', card: 'r4' }] as const;
  return { do: 'commit', watched: seat, kind: 'visit', by: seat, moves };
};

/** Opens both databases; what is then measured is storing alone. */
export async function openBoth(): Promise<(samples: number) => Promise<StoreTimes>> {
  const added = await addGame(game, [], glanceAfter(0));
  if (!added.ok) throw new Error(`The game could not be stored: ${added.problem.code}`);
  const bare = await openBare();
  let stored = 0;
  return async (samples) => {
    const times: StoreTimes = { product: [], bare: [] };
    for (let sample = 0; sample < samples; sample++, stored++) {
      const place = stored;
      const ways = [
        { times: times.product, store: () => storeAsProduct(place) },
        { times: times.bare, store: () => storeBare(bare, place) },
      ];
      // Whichever comes second finds a disk that has just been busy.
      if (Math.random() < 0.5) ways.reverse();
      for (const way of ways) way.times.push(await timeOf(way.store));
    }
    return times;
  };
}

async function timeOf(store: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await store();
  return performance.now() - start;
}

async function storeAsProduct(place: number): Promise<void> {
  const glance = glanceAfter(place + 1);
  const stored = await appendEntries({ id, from: place, entries: [entryAt(place)], glance });
  if (!stored.ok) throw new Error(`A move could not be stored: ${stored.problem.code}`);
}

const BARE = 'entries';

function openBare(): Promise<IDBDatabase> {
  const request = indexedDB.open('bare', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(BARE);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The bare database does not open.'));
  });
}

function storeBare(database: IDBDatabase, place: number): Promise<void> {
  const transaction = database.transaction(BARE, 'readwrite', { durability: 'strict' });
  transaction.objectStore(BARE).add(entryAt(place), [id, place]);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('An add was aborted.'));
  });
}
