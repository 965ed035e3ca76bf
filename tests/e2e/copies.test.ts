import { expect, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { keeping, openUntilReady, test } from './app.ts';
import { StaticHost } from './server.ts';

test.use(keeping);

/** Puts a new version where home is, and accepts it. */
async function update(page: Page, host: StaticHost): Promise<void> {
  await openUntilReady(page, host.home);
  await host.append('sw.js', '\n// A newer version.');
  await page.reload();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: en.update.accept }).click();
  await reloaded;
  await openUntilReady(page, host.home);
}

test('of two copies on one host, one is updated and the other still starts offline', async ({
  page,
  context,
}) => {
  const host = new StaticHost(['/', '/x/']);
  await host.start();
  const { home } = host;
  const other = `${home}x/`;
  await openUntilReady(page, home);
  await openUntilReady(page, other);
  await update(page, host);
  await host.stop();
  await context.setOffline(true);
  for (const copy of [other, home]) {
    await openUntilReady(page, copy);
    await expect(page.getByRole('heading', { name: en.page.name })).toBeVisible();
    await expect(page).toHaveURL(copy);
  }
});

test('a new version deletes what an older way of keeping left behind, its own alone', async ({
  page,
}) => {
  const host = new StaticHost(['/', '/x/']);
  await host.start();
  const older = (scope: string) => `workbox-precache-v1-${scope}`;
  const [own, others] = [older(host.home), older(`${host.home}x/`)];
  await openUntilReady(page, host.home);
  await page.evaluate(
    (names) => Promise.all(names.map((name) => caches.open(name))),
    [own, others, 'fireside'],
  );
  await update(page, host);
  const names = await page.evaluate(() => caches.keys());
  expect(names).not.toContain(own);
  expect(names).toEqual(expect.arrayContaining([others, 'fireside']));
  await host.stop();
});
