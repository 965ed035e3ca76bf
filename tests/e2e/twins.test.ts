import { expect } from '@playwright/test';
import { moving, test } from './app.ts';
import { startScript } from './built.ts';
import { compareWorlds, pairOf } from './privacy/worlds.ts';

test.use(moving);

/** A pair whose viewer has their hand open. */
const A_HAND = 2;

/**
 * The table in the middle of a tablet, and an open hand on a phone that is passed on, each in
 * another stage; `npm run soak -- --only worlds` has all of them.
 */
for (const pair of [1, A_HAND].map(pairOf))
  test(`${pair.looks} cannot tell two worlds apart in ${pair.stage}, ${pair.way}`, async ({
    browser,
    host,
  }) => {
    expect(await compareWorlds(browser, host, pair, 'the viewer')).toBe(null);
  });

test('worlds in which the own hand differs are told apart', async ({ browser, host }) => {
  expect(await compareWorlds(browser, host, pairOf(A_HAND), 'the table')).toContain('look 1');
});

/** Leaks of at which place of the deal a card lies, and what of them is found. */
const LEAKS = {
  'an attribute nobody would look at': ["setAttribute('data-tidy', at)", 'data-tidy'],
  'how long something moves': [
    'animate({ opacity: [1, 1] }, { duration: 100 + at })',
    'animations',
  ],
} as const;

for (const [name, [leak, found]] of Object.entries(LEAKS))
  test(`a table that lets the order of a hand show is found out: ${name}`, async ({
    browser,
    host,
    request,
  }) => {
    await host.append(
      await startScript(request, host.home),
      `;setInterval(() => {
      if (!location.pathname.endsWith('/play/')) return;
      const opening = indexedDB.open('fireside');
      opening.onsuccess = () => {
        const all = opening.result.transaction('journal').objectStore('journal').getAll();
        all.onsuccess = () => {
          const at = all.result[0].moves[0].order.indexOf('r9');
          document.querySelector('main')?.${leak};
          opening.result.close();
        };
      };
    }, 100);`,
    );
    expect(await compareWorlds(browser, host, pairOf(0), 'the viewer')).toContain(found);
  });
