import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** The app has made its database: whoever opens it before makes an empty one. */
const isThere = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () =>
        (await indexedDB.databases()).some(({ name }) => name === 'fireside'),
      ),
    )
    .toBe(true);

/**
 * Does something with one store of the app's own database, in the page, and gives what was asked
 * for last once all is written.
 */
async function inStore<Input, Result>(
  page: Page,
  store: string,
  work: (store: IDBObjectStore, input: Input) => IDBRequest<Result>,
  input: Input,
): Promise<Result> {
  await isThere(page);
  // As text: a function that is handed over cannot take another one along.
  return page.evaluate<Result>(
    `(${open})(${JSON.stringify(store)}, ${work}, ${JSON.stringify(input)})`,
  );
}

/** Runs in a page. */
function open<Input, Result>(
  name: string,
  work: (store: IDBObjectStore, input: Input) => IDBRequest<Result>,
  input: Input,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fireside');
    opening.onerror = () => reject(new Error('the database does not open'));
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains(name)) return reject(new Error(`no store ${name}`));
      const transaction = database.transaction(name, 'readwrite');
      const asked = work(transaction.objectStore(name), input);
      transaction.onabort = () => reject(new Error('nothing was written'));
      transaction.oncomplete = () => {
        database.close();
        resolve(asked.result);
      };
    };
  });
}

/** What is stored of a game, from a line on. */
export const linesFrom = (page: Page, id: string, from: number): Promise<readonly unknown[]> =>
  inStore<readonly [string, number], unknown[]>(
    page,
    'journal',
    (lines, [id, from]) => lines.getAll(IDBKeyRange.bound([id, from], [id, Infinity])),
    [id, from],
  );

/** Writes into a store, as an older version or a fault might have. */
export async function putInto(
  page: Page,
  store: string,
  value: object,
  key?: string,
): Promise<void> {
  await inStore(page, store, (rows, { value, key }) => rows.put(value, key), { value, key });
}

/** Waits behind whatever the app is writing into a store. */
export async function writtenTo(page: Page, store: string): Promise<void> {
  await inStore(page, store, (rows) => rows.count(), null);
}

/** Changes something of the game on the page, as set-up might have had it. */
export async function changeGame(page: Page, change: object): Promise<void> {
  await inStore(
    page,
    'games',
    (games, { id, change }) => {
      const game = games.get(id);
      game.onsuccess = () => games.put({ ...(game.result as object), ...change });
      return game;
    },
    { id: new URL(page.url()).hash.slice(1), change },
  );
}

/** Nothing the page would add to its database finds room, until its window is told `room`. */
export const refuseAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    addEventListener('room', () => (IDBObjectStore.prototype.add = add));
  });

/** The next thing the page would add to its database finds no room. */
export const refuseOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      IDBObjectStore.prototype.add = add;
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
