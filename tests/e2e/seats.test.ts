import { expect, type Page } from '@playwright/test';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { errorsOf, test } from './app.ts';
import { openFile } from './saved.ts';

test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

const { play, table } = game;

/** Ana and Ben sit with two computer players; the cards are dealt, and Ana begins. */
const record = JSON.stringify({
  format: 'fireside-record',
  version: 1,
  game: 'blaze',
  options: { edition: '2021' },
  seats: [
    { name: 'Ana' },
    { name: 'Ben' },
    ...[1, 2].map((n) => ({ name: `C${n}`, bot: 'spark' })),
  ],
  first: 0,
  moves: [],
});

async function openMenu(page: Page) {
  await page.getByRole('button', { name: play.bar.menu }).click();
  await page.getByText(play.seats.title).click();
}

test('whoever has to go leaves the seat to a computer player, and takes it back', async ({
  page,
  host,
}) => {
  const errors = errorsOf(page);
  await page.goto(host.home);
  await openFile(page, record);
  await page.waitForURL(/play\/#/);
  const lookAway = page.locator('main.cover .animals > span');
  await expect(lookAway).toHaveCount(1);
  await page.getByRole('button', { name: table.cover.notMe }).click();
  await expect(page.locator('main.table')).toBeVisible();

  await openMenu(page);
  const leave = page.getByRole('button', { name: play.seats.leave('Ana') });
  await leave.hover();
  await page.mouse.down();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.up();
  await expect(page.locator('[data-slot]')).toHaveCount(0);
  await expect(page.getByText(/Ana attacks/).first()).toBeAttached();

  await page.reload();
  await expect(page.locator('[data-slot]')).toHaveCount(0);
  await page.getByRole('button', { name: play.bar.log }).click();
  await expect(page.getByText(play.seats.left('Ana'))).toBeVisible();
  await page.getByRole('button', { name: play.close }).click();

  await openMenu(page);
  // Ben is the last person here.
  await expect(page.getByRole('button', { name: play.seats.leave('Ben') })).toBeHidden();
  await page.getByRole('button', { name: play.seats.back('Ana') }).click();
  await openMenu(page);
  await expect(page.getByRole('button', { name: play.seats.leave('Ben') })).toBeVisible();
  await expect(page.locator('[data-slot]')).toHaveCount(0);
  expect(errors).toEqual([]);
});
