import { expect } from '@playwright/test';
import { startScript } from './built.ts';
import { moving, test } from './app.ts';
import { compareKnowledge, compareWorlds, pairOf } from './privacy/hanabi-worlds.ts';

test.use(moving);

/** On a phone: in the middle where each clue must match a card; and passed. */
const [MIDDLE, PASSED] = [18, 4];
/** In the middle, where the table thinks along. */
const VIEW = 7;

for (const pair of [MIDDLE, VIEW].map(pairOf))
  test(`${pair.looks} cannot tell two worlds apart: ${pair.played.names.length} players, ${pair.way}`, async ({
    browser,
    host,
  }) => {
    expect(await compareWorlds(browser, host, pair)).toBe(null);
  });

test('what others know of their cards hangs on no face, though whoever looks sees them', async ({
  browser,
  host,
}) => {
  const { apart, faces, known } = await compareKnowledge(browser, host, pairOf(VIEW));
  // Worlds in which the hands of others differ are told apart.
  expect(apart).toContain('look 1');
  expect(faces[1]).not.toEqual(faces[0]);
  expect(known[1]).toEqual(known[0]);
});

test('a table that lets the deal show is found out', async ({ browser, host, request }) => {
  await host.append(
    await startScript(request, host.home),
    `;setInterval(() => {
      if (!document.querySelector('main.table')) return;
      const opening = indexedDB.open('fireside');
      opening.onsuccess = () => {
        const all = opening.result.transaction('journal').objectStore('journal').getAll();
        all.onsuccess = () => {
          const at = all.result[0].moves[0].order.lastIndexOf('r3');
          document.querySelector('main')?.setAttribute('data-tidy', at);
          opening.result.close();
        };
      };
    }, 100);`,
  );
  expect(await compareWorlds(browser, host, pairOf(PASSED))).toContain('data-tidy');
});
