import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { errorsOf, openAwake, test } from './app.ts';
import { barriersOn } from './barriers.ts';
import { openFile, takeIn, writtenGame } from './saved.ts';
import { builtCodeWith } from './server.ts';

/** Four people in the middle of the first round, and a finished game of three, which Ana won. */
const running = writtenGame('100', 20);
const finished = writtenGame('102');

test('the file of a running game comes with a warning', async ({ page, host }) => {
  await takeIn(page, host.home, [running]);
  await page.getByRole('button', { name: 'More for' }).click();
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const warning = page.getByRole('dialog', { name: 'This game is still being played' });
  await expect(warning).toContainText('The file holds every card');
  expect(await barriersOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(warning).toBeHidden();

  await page.getByRole('button', { name: 'Save as a file' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file all the same' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^fireside-blaze-[\d-]+\.json$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text)).toEqual(JSON.parse(running));
});

test('the file of a finished game needs none', async ({ page, host }) => {
  await takeIn(page, host.home, [finished]);
  await page.getByRole('button', { name: 'More for' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect(JSON.parse(readFileSync(await (await downloading).path(), 'utf8'))).toEqual(
    JSON.parse(finished),
  );
  await expect(page.getByText('goes to your downloads')).toBeVisible();
});

test('a file that has gone out can be shared where there is a way, and need not be', async ({
  page,
  host,
}) => {
  const share = page.getByRole('button', { name: 'Share it' });
  const trouble = page.getByText('That did not work');
  for (const takes of [false, true]) {
    await page.addInitScript((takes) => {
      let asked = 0;
      Object.assign(navigator, {
        canShare: () => takes,
        share: ({ files: [file] }: { files: File[] }) => {
          document.title = `shared ${file?.name}`;
          const why = asked++ === 0 ? 'AbortError' : 'NotAllowedError';
          return Promise.reject(new DOMException('', why));
        },
      });
    }, takes);
    await takeIn(page, host.home, [finished]);
    await page.getByRole('button', { name: 'More for' }).first().click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    await downloading;
    await expect(page.getByText('goes to your downloads')).toBeVisible();
    await expect(share).toHaveCount(takes ? 1 : 0);
  }
  await share.click();
  await expect(page).toHaveTitle(/^shared fireside-blaze-.*\.json\.txt$/);
  await expect(share).toBeVisible();
  await expect(trouble).toBeHidden();
  await share.click();
  await expect(trouble).toBeVisible();
});

test('what was told of a file is told no longer once something else is done', async ({
  page,
  host,
}) => {
  await takeIn(page, host.home, [finished]);
  const told = page.getByText('goes to your downloads');
  const more = page.getByRole('button', { name: 'More for' });
  await more.click();
  await page.getByRole('button', { name: 'Save as a file' }).click();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const back = page.getByRole('button', { name: 'Bring it back' });
  await expect(back).toBeVisible();
  await expect(told).toBeHidden();
  await back.click();
  await expect(more).toBeVisible();
  await expect(told).toBeHidden();
});

test('a game of Hanabi goes out as a file and comes in again, as far as it was', async ({
  page,
  host,
}) => {
  const errors = errorsOf(page);
  const written = writtenGame('100', 12, 'hanabi');
  await takeIn(page, host.home, [written]);
  await page.getByRole('button', { name: 'More for' }).click();
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file all the same' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^fireside-hanabi-[\d-]+\.json$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text)).toEqual(JSON.parse(written));

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  await takeIn(page, host.home, [text]);
  const again = page.getByRole('region', { name: 'Continue Hanabi' });
  await expect(again).toContainText('5 points');
  await expect(again.getByRole('listitem')).toHaveText(['Ana', 'Bo']);

  // A third hand that is not there, and a file of the other game under this one's name.
  for (const [spoilt, why] of [
    [text.replace('"to":1', '"to":2'), /Move 2/],
    [running.replace('"blaze"', '"hanabi"'), /./],
  ] as const) {
    await openFile(page, spoilt);
    const refusal = page.getByRole('status').filter({ hasText: 'This file was not opened' });
    await expect(refusal).toContainText(why);
    await expect(refusal).toContainText('Your games are as they were.');
  }
  expect(errors).toEqual([]);
});

const record = JSON.parse(running) as { moves: object[]; seats: object[] };
const spoilt: readonly (readonly [what: string, text: string, why: RegExp])[] = [
  ['half a file', running.slice(0, 500), /only part of one/],
  ['some other JSON', '{"a":1}', /not of a Fireside game/],
  ['a file from the future', running.replace('"version":1', '"version":2'), /newer Fireside/],
  ['a game nobody knows', running.replace('blaze', 'whist'), /“whist” is not played here/],
  [
    'a name that turns the line round',
    running.replace('"Ana"', '"\\u202EAna"'),
    /The name of seat 1 cannot be used.*U\+202E/,
  ],
  [
    'a move against the rules',
    JSON.stringify({
      ...record,
      moves: [...record.moves.slice(0, 1), record.moves[1], record.moves[5]],
    }),
    /^.*Move 3: the rules do not let seat 3 play that there/,
  ],
  [
    'a computer player nobody knows',
    running.replace('{"name":"Bo"}', '{"name":"Bo","bot":"wizard"}'),
    /“seats\[1\]\.bot” should be another value/,
  ],
  ['far too much of it', 'x'.repeat(1_100_000), /larger than any that is saved here/],
];

test('what cannot be played is refused in words and harms nothing', async ({ page, host }) => {
  const errors = errorsOf(page);
  await takeIn(page, host.home, [running]);
  for (const [what, text, why] of spoilt) {
    await test.step(what, async () => {
      await openFile(page, text);
      const refusal = page.getByRole('status').filter({ hasText: 'This file was not opened' });
      await expect(refusal).toContainText(why);
      await expect(refusal).toContainText('Your games are as they were.');
    });
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'More for' })).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('a file is given up in words where what reads it cannot be fetched', async ({
  page,
  host,
}) => {
  const [keepsGames = '', ...others] = builtCodeWith('createObjectStore');
  expect(others).toEqual([]);
  await page.route(keepsGames, (route) => route.abort());
  await page.goto(host.home);
  await openFile(page, finished);
  const refusal = page.getByRole('status').filter({ hasText: 'This file was not opened' });
  await expect(refusal).toContainText('The browser could not do it.');
  await expect(page.getByText('Reading the file…')).toBeHidden();
  await expect(page.getByLabel('Open a game file')).toBeEnabled();
});

/** What somebody holds above the page who drags a file there. */
const carrying = (page: Page, text: string) =>
  page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
    return transfer;
  }, text);

test('a file can be dropped on the page', async ({ page, host }) => {
  await openAwake(page, host.home);
  const carried = await carrying(page, finished);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: carried });
  await expect(page.getByText('Let go to open the game')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
  await expect(page).toHaveURL(/play\/#[\w-]+$/);
});

test('why a file is refused comes into sight, wherever it was dropped', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openAwake(page, host.home);
  await expect(page.getByText('Open a game file')).not.toBeInViewport();
  const carried = await carrying(page, 'no game');
  await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
  await expect(page.getByText('This file was not opened')).toBeInViewport();
});

test('of files that are dropped one is taken in, and none while it is read', async ({
  page,
  host,
}) => {
  await openAwake(page, host.home);
  await page.evaluate((text) => {
    const drop = (files: number) => {
      const dataTransfer = new DataTransfer();
      for (let i = 0; i < files; i++) dataTransfer.items.add(new File([text], `${i}.json`));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      );
    };
    drop(2);
    drop(1);
  }, finished);
  await expect(page).toHaveURL(/play\/#[\w-]+$/);
  await page.goto(host.home);
  await expect(page.getByRole('button', { name: 'More for' })).toHaveCount(1);
});
