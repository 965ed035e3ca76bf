import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const folder = fileURLToPath(new URL('../records/blaze', import.meta.url));

/** A written game with at most so many of its moves. */
export function writtenGame(name: string, moves = Infinity): string {
  const record = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as { moves: unknown[] };
  return JSON.stringify({ ...record, moves: record.moves.slice(0, moves) });
}

/** From now on the page does what it is told: until then it is a picture of itself. */
export const isAwake = (page: Page): Promise<void> =>
  page.locator('#svelte-announcer').waitFor({ state: 'attached' });

/** The app has made its database: whoever opens it before makes an empty one. */
const databaseIsThere = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () =>
        (await indexedDB.databases()).some(({ name }) => name === 'fireside'),
      ),
    )
    .toBe(true);

/** Gives the home page a file, as whoever chooses one does. */
export async function openFile(page: Page, text: string): Promise<void> {
  await isAwake(page);
  await page
    .getByLabel(/^(Open a game file|Abrir un archivo de partida)$/)
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Takes written games in, the last one becoming the newest, and comes home. */
export async function takeIn(page: Page, home: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.goto(home);
    await openFile(page, text);
    await expect(page).toHaveURL(/play\/#[\w-]+$/);
  }
  await page.goto(home);
  await expect(page.getByText(/^(Open a game file|Abrir un archivo de partida)$/)).toBeVisible();
}

/** Writes into the app's own database, as an older version or a fault might have. */
export async function putInto(page: Page, store: string, value: object, key?: string) {
  await databaseIsThere(page);
  await page.evaluate(
    ({ store, value, key }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fireside');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(store, 'readwrite');
          transaction.objectStore(store).put(value, key);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { store, value, key },
  );
}

/** Waits behind whatever the app is writing into a store. */
export const writtenTo = (page: Page, store: string): Promise<void> =>
  page.evaluate(
    (store) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fireside');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(store, 'readwrite');
          transaction.objectStore(store).count();
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    store,
  );

/** Changes something of the game on the page in the app's own database, as set-up might have had it. */
export const changeGame = (page: Page, change: object): Promise<void> =>
  page.evaluate(
    ({ id, change }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fireside');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          const store = transaction.objectStore('games');
          const game = store.get(id);
          game.onsuccess = () => store.put({ ...(game.result as object), ...change });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { id: new URL(page.url()).hash.slice(1), change },
  );
