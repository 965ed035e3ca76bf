import type { Page } from '@playwright/test';

/**
 * Puts copies of the only game that is kept beside it, each played a minute before the one it is
 * copied after, with all it has: what is stored of it, its glance and its whole journal.
 */
export const copyGame = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    (times) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fireside');
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = ['games', 'glances', 'journal'];
          const writing = database.transaction(stores, 'readwrite');
          const games = writing.objectStore('games').getAll();
          const glances = writing.objectStore('glances').getAll();
          const lines = writing.objectStore('journal').getAll();
          lines.onsuccess = () => {
            const game = games.result[0] as { id: string };
            const glance = glances.result[0] as { played: number };
            for (let copy = 1; copy <= times; copy++) {
              const id = `${game.id}-${copy}`;
              const played = glance.played - copy * 60_000;
              writing.objectStore('games').add({ ...game, id });
              writing.objectStore('glances').add({ ...glance, played }, id);
              for (const [at, line] of lines.result.entries())
                writing.objectStore('journal').add(line, [id, at]);
            }
          };
          writing.onabort = () => reject(writing.error ?? new Error('Nothing was copied'));
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    times,
  );
