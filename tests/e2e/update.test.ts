import { expect, type Page } from '@playwright/test';
import { keeping, openUntilReady, test } from './app.ts';
import { takeIn, writtenGame } from './saved.ts';
import type { StaticHost } from './server.ts';

test.use(keeping);

/** Puts a new version on the host, and visits. */
async function meetNewVersion(page: Page, host: StaticHost): Promise<void> {
  await host.append('sw.js', '\n// A newer version.');
  await page.goto(host.home);
  await expect(page.getByRole('region', { name: 'A new version is here' })).toBeVisible();
}

/** Whether a newer worker waits for its turn. */
const isWaiting = (page: Page) =>
  page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting);

test('a new version is not offered in a game, can be put off, and waits until it is accepted', async ({
  page,
  host,
}) => {
  await openUntilReady(page, host.home);
  await page.reload();
  await meetNewVersion(page, host);
  const offer = page.getByRole('region', { name: 'A new version is here' });
  await page.goto(`${host.home}play/`);
  await expect.poll(() => isWaiting(page)).toBe(true);
  await expect(offer).toBeHidden();
  await page.goto(host.home);
  await expect(offer).toBeVisible();

  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();
  expect(await isWaiting(page)).toBe(true);
  await page.reload();
  await expect(offer).toBeVisible();
  expect(await isWaiting(page)).toBe(true);

  const reloaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  await expect(page.getByText('Ready offline')).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await isWaiting(page)).toBe(false);
});

test('a game goes on where another tab accepts a new version, and follows once it is left', async ({
  page,
  host,
  context,
}) => {
  await openUntilReady(page, host.home);
  await takeIn(page, host.home, [writtenGame('100', 20)]);
  await page.getByRole('link', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();

  const other = await context.newPage();
  await meetNewVersion(other, host);
  const reloaded = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  await expect(other.getByText('Ready offline')).toBeVisible();
  await expect(menu).toBeVisible();

  const followed = page.waitForEvent('load');
  await menu.getByRole('button', { name: 'Save and leave' }).click();
  await followed;
  await expect(page).toHaveURL(host.home);
  await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
});

test('a tab from before the first worker can accept, too', async ({ page, host }) => {
  await openUntilReady(page, host.home);
  await host.append('sw.js', '\n// A newer version.');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: 'Update now' })).toBeHidden();
});
