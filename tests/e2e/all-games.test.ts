import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { errorsOf, openAwake, test } from './app.ts';
import { barriersOn } from './barriers.ts';
import { doubleText, misfits } from './fits.ts';
import { openFile, takeIn, writtenGame } from './saved.ts';

/** Three people in the middle of a game, and two finished games, of each kind. */
const RUNNING = writtenGame('100', 20);
const RECORDS = [writtenGame('102'), writtenGame('104', Infinity, 'hanabi'), RUNNING];

/** The file of all games, as whoever saves it in the settings gets it. */
async function fileOfAll(page: Page, home: string): Promise<{ name: string; text: string }> {
  await openAwake(page, `${home}settings/`);
  await page.getByRole('button', { name: /^Save (all|your one)/ }).press('Enter');
  const warning = page.getByRole('dialog', { name: 'At least one is still being played' });
  await expect(warning).toContainText('The file holds every card');
  expect(await barriersOn(page)).toEqual([]);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file all the same' }).press('Enter');
  const download = await coming;
  return {
    name: download.suggestedFilename(),
    text: readFileSync(await download.path(), 'utf8'),
  };
}

const news = (page: Page) => page.getByRole('main').getByRole('status');

test('all games go out as one file, come in elsewhere, and go on there', async ({
  page,
  host,
  browser,
}) => {
  const errors = errorsOf(page);
  await takeIn(page, host.home, RECORDS);
  const { name, text } = await fileOfAll(page, host.home);
  expect(name).toMatch(/^fireside-games-\d{4}-\d\d-\d\d\.json$/);
  expect(text).toBe(`{"format":"fireside-games","version":1,"games":[${RECORDS.join(',')}]}`);
  await expect(news(page).filter({ hasText: `“${name}” goes to your downloads.` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save all 3 games as one file' })).toBeFocused();

  const other = await browser.newContext();
  const there = await other.newPage();
  const errorsThere = errorsOf(there);
  await there.goto(`${host.home}settings/`);
  await expect(there.getByText('There is no game yet to save as a file.')).toBeVisible();
  await there.goto(host.home);
  const field = there.getByLabel('Open a game file');
  await field.focus();
  await openFile(there, text);
  const told = news(there).filter({ hasText: '3 games taken in.' });
  await expect(told).toBeVisible();
  // The page of a newcomer has become that of somebody who has games.
  await expect(there.getByRole('button', { name: 'More for' })).toHaveCount(3);
  await expect(told).toBeInViewport();
  await expect(field).toBeFocused();
  await openFile(there, text);
  await expect(told).toBeHidden();
  await expect(
    news(there).filter({ hasText: 'No games taken in, 3 were here already.' }),
  ).toBeVisible();
  await there.getByRole('link', { name: 'Resume' }).press('Enter');
  await expect(there.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect([errors, errorsThere]).toEqual([[], []]);
  await other.close();
});

test('what is wrong with a game of many is told in words, and the others come in', async ({
  page,
  host,
}) => {
  await openAwake(page, host.home);
  const spoilt = RUNNING.replace('"seat":1', '"seat":3');
  const file = `{"format":"fireside-games","version":1,"games":[${spoilt},${RUNNING},7]}`;
  await openFile(page, file);
  const told = news(page).filter({ hasText: '1 game taken in, 2 refused.' });
  await expect(told).toContainText(/Game 1: Move 2: .*Game 3: This is a file, but not of a/);
  expect(await page.evaluate(misfits)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
  await doubleText(page);
  expect(await page.evaluate(misfits)).toEqual([]);
  await openFile(page, file.replace('"version":1', '"version":2'));
  await expect(
    news(page).filter({ hasText: 'The file was made by a newer Fireside.' }),
  ).toBeVisible();
});

test('a game that cannot be read is named, and the others go out without it', async ({
  page,
  host,
}) => {
  await takeIn(page, host.home, RECORDS.slice(0, 2));
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('fireside');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').add({ id: 'bad', title: 'Hut', removed: null });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await openAwake(page, `${host.home}settings/`);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all 2 games as one file' }).click();
  expect(JSON.parse(readFileSync(await (await coming).path(), 'utf8'))).toMatchObject({
    games: { length: 2 },
  });
  await expect(
    news(page).filter({ hasText: 'Left out, as it cannot be read any more: “Hut”.' }),
  ).toBeVisible();
});
