import { expect } from '@playwright/test';
import { test } from './app.ts';
import { barriersOn } from './barriers.ts';
import { builtCodeWith, StaticHost } from './server.ts';

for (const [prefix, below] of [
  ['/', 'nowhere'],
  ['/x/', 'deep/down/nowhere'],
] as const) {
  test(`an address that does not exist leads home, at ${prefix}${below}`, async ({ page }) => {
    const host = new StaticHost(prefix);
    await host.start();
    await page.goto(`${host.home}${below}`);
    await expect(page.getByRole('heading', { name: 'Nothing burns here' })).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', host.home);
    await expect(page.getByRole('link')).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
      .toEqual(['loaded', 'loaded', 'loaded']);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(host.home);
    await expect(page.getByRole('heading', { name: 'Fireside' })).toBeVisible();
    await host.stop();
  });
}

test('a page that breaks leads home', async ({ page, host }) => {
  // The home page's own code, as if the connection had died half-way.
  await page.route('**/immutable/nodes/2.*.js', (route) => route.abort());
  await page.goto(host.home);
  await expect(page.getByRole('heading', { name: 'The fire went out' })).toBeVisible();
  await page.unroute('**/immutable/nodes/2.*.js');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'A challenge of Blaze' })).toBeVisible();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('an address that does not exist is told of in Spanish', async ({ page, host }) => {
    await page.goto(`${host.home}nowhere`);
    await expect(page.getByRole('heading')).toHaveText('Aquí no arde nada');
    await page.getByRole('link', { name: 'Inicio' }).click();
    await expect(page).toHaveURL(host.home);
  });
});

test('an address that does not exist is told of in the language that was chosen', async ({
  page,
  host,
}) => {
  await page.goto(host.home);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto(`${host.home}nowhere`);
  await expect(page.getByRole('heading')).toHaveText('Aquí no arde nada');
});

test.describe('without the words of their language', () => {
  test.use({ locale: 'es-ES' });

  test('visitors read English', async ({ page, host }) => {
    let cut = 0;
    for (const spanish of builtCodeWith('Aquí no arde nada'))
      await page.route(spanish, (route) => {
        cut += 1;
        return route.abort();
      });
    await page.goto(host.home);
    await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
    await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
    expect(cut).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
