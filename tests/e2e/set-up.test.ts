import { expect, type Page } from '@playwright/test';
import { brief } from '../../src/lib/games/blaze/words/brief.ts';
import { GAMES } from '../../src/lib/games/registry.ts';
import { en } from '../../src/lib/i18n/en.ts';
import { errorsOf, openAwake, test } from './app.ts';
import { isAwake } from './saved.ts';
import { sizes } from './sizes.ts';

const { setup, settings, shelf, home } = en;
const [first, other] = GAMES;

/** The animals of those who have no other. */
const BY_SEAT = ['bear', 'fox', 'owl', 'hare'] as const;

const nameOf = (page: Page, place: number) =>
  page.getByRole('textbox', { name: setup.people.name(place) });

test('a table that is left before the deal is found as it was', async ({ page, host }) => {
  const errors = errorsOf(page);
  await openAwake(page, `${host.home}new/`);
  await page.getByRole('radio', { name: other!.title }).check();
  // It lies there once so few may play.
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeVisible();
  await nameOf(page, 1).fill('Noor');
  await nameOf(page, 2).fill('');
  const isThere = async () => {
    await expect(nameOf(page, 1)).toHaveValue('Noor');
    await expect(nameOf(page, 2)).toHaveValue('');
    await expect(page.getByRole('radio', { name: other!.title })).toBeChecked();
  };
  await test.step('after a look at the settings', async () => {
    await page.getByRole('link', { name: settings.link }).click();
    await expect(page.getByRole('heading', { name: settings.title, exact: true })).toBeVisible();
    await page.goBack();
    await isThere();
  });
  await test.step('when the page is loaded anew', async () => {
    await page.reload();
    await isThere();
    // Before anything lies there.
    await page.reload({ waitUntil: 'commit' });
    // The one before it may still be going.
    await expect(() => page.reload()).toPass();
    await isThere();
  });
  await test.step('not once it has been dealt to', async () => {
    await nameOf(page, 2).fill('Ana');
    await page.getByRole('button', { name: setup.deal, exact: true }).click();
    await expect(page).toHaveURL(/play/);
    await openAwake(page, `${host.home}new/`);
    await expect(nameOf(page, 2)).toHaveValue('Ana');
    expect(await page.evaluate(() => sessionStorage.getItem('fireside.table'))).toBe(null);
  });
  expect(errors).toEqual([]);
});

test('all of a seat can be tapped to change places', async ({ page, host }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openAwake(page, `${host.home}new/`);
  const seat = (place: number) =>
    page.getByRole('button', {
      name: setup.table.plate(setup.emblems[BY_SEAT[place]!], place + 1, 4),
    });
  await seat(1).click();
  // What asks with whom lies over the upper seat, unseen.
  await seat(2).click({ position: { x: 20, y: 12 } });
  await expect(seat(1)).toBeHidden();
});

test('the game that is looked at on the home page is the one that is laid', async ({
  page,
  host,
}) => {
  await openAwake(page, host.home);
  await page.getByRole('radio', { name: other!.title }).check();
  await page.evaluate(() => window.drawn());
  await test.step('alone', async () => {
    await page.getByRole('button', { name: home.alone }).click();
    const asked = page.getByRole('dialog');
    await expect(asked.getByRole('radio', { name: other!.title })).toBeChecked();
    await asked.getByRole('button', { name: setup.alone.close }).click();
  });
  await test.step('by several, and nobody hears of another', async () => {
    await page.getByRole('link', { name: shelf.newGame }).click();
    await isAwake(page);
    await expect(page.getByRole('radio', { name: other!.title })).toBeChecked();
    const heard = page.locator('#svelte-announcer');
    await expect(heard).toHaveText(/Fireside/);
    await expect(heard).not.toContainText(first!.title);
  });
});

test('while a table is laid one reads what its game is about, on every glass', async ({
  browser,
  host,
}) => {
  // So it comes from a server, and stays.
  const context = await browser.newContext({ locale: 'en', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${host.home}new/`);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(page.getByText(brief.en.aim.text).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(setup.loading)).toBeInViewport();
  }
  await context.close();
});
