import 'fake-indexeddb/auto';
import type { Page } from '@playwright/test';
import type { Way } from '../../src/lib/core/way.ts';
import { newId } from '../../src/lib/shelf/ids.ts';
import { importGame } from '../../src/lib/shelf/import.ts';
import { FIRESIDE } from '../../src/lib/storage/database.ts';
import { removeGame } from '../../src/lib/storage/game-changes.ts';
import { readGame, type StoredGame } from '../../src/lib/storage/games.ts';
import { listGames } from '../../src/lib/storage/game-list.ts';

/** A written game, and what of it is otherwise than whoever opens a file has it. */
export interface Laid {
  readonly text: string;
  readonly way?: Way;
  readonly hints?: boolean;
  readonly settings?: object;
}

/** What a device has stored of a game. */
interface Rows extends StoredGame {
  readonly glance: object | null;
}

/** By text: to play all moves of a game again takes longer than to store it. */
const known = new Map<string, Rows>();

/**
 * What the app itself would store of a file where there is no other game: one that is there already
 * is not taken in twice. @throws where it would refuse it
 */
async function rowsOf(text: string): Promise<Rows> {
  const taken = await importGame(text);
  if (!taken.ok) throw new Error(`The game is refused: ${JSON.stringify(taken.problem)}`);
  const { id } = taken.value;
  const [stored, listed] = await Promise.all([readGame(id), listGames()]);
  if (!stored.ok || !listed.ok) throw new Error('The game is not stored');
  const { glance = null } = listed.value.games.find(({ game }) => game.id === id) ?? {};
  await removeGame(id, Date.now());
  return { ...stored.value, glance };
}

/** Something of the app's host that is no page of the app. */
const ELSEWHERE = 'icons/icon-192.png';

/**
 * Lays games into the storage of the app, as if their files had been opened one after the other.
 * Returns their ids; the page is on the app's host, and none of the app's.
 */
export async function lay(
  page: Page,
  home: string,
  games: readonly Laid[],
): Promise<readonly string[]> {
  const rows: Rows[] = [];
  for (const { text, way = 'passed', ...changes } of games) {
    if (!known.has(text)) known.set(text, await rowsOf(text));
    const { game, entries, glance } = known.get(text)!;
    rows.push({ game: { ...game, ...changes, way, id: newId() }, entries, glance });
  }
  await page.goto(home + ELSEWHERE);
  // As text: a function that is handed over cannot take another one along.
  await page.evaluate(
    `(${store})(${JSON.stringify(rows)}, ${FIRESIDE.version}, ${FIRESIDE.upgrade})`,
  );
  return rows.map(({ game }) => game.id);
}

/** The same of one game; it is on its way to the glass. */
export async function layOpen(page: Page, home: string, game: Laid): Promise<void> {
  const [id] = await lay(page, home, [game]);
  await page.goto(`${home}play/#${id}`);
}

/** Runs in a page. */
function store(
  rows: readonly (Omit<Rows, 'game'> & { readonly game: { readonly id: string } })[],
  version: number,
  upgrade: (database: IDBDatabase) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fireside', version);
    opening.onupgradeneeded = () => upgrade(opening.result);
    opening.onerror = () => reject(new Error('the database does not open'));
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(['games', 'journal', 'glances'], 'readwrite');
      for (const [at, { game, entries, glance }] of rows.entries()) {
        // The last one is the newest.
        const now = Date.now() - rows.length + 1 + at;
        transaction.objectStore('games').add({ ...game, created: now, removed: null });
        transaction.objectStore('glances').add({ ...glance, played: now }, game.id);
        for (const [place, entry] of entries.entries())
          transaction.objectStore('journal').add(entry, [game.id, place]);
      }
      transaction.onabort = () => reject(new Error('nothing was written'));
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}
