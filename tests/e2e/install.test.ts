import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { keeping, openUntilReady, test } from './app.ts';
import { StaticHost } from './server.ts';

test.use(keeping);

test('the browser finds it can be installed, served at / and at /x/', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  // An ordinary test context counts as a private window, in which nothing can be installed.
  const context = await chromium.launchPersistentContext(profile, launchOptions());
  for (const prefix of ['/', '/x/']) {
    const host = new StaticHost(prefix);
    await host.start();
    const page = await context.newPage();
    await openUntilReady(page, host.home);

    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors, prefix).toEqual([]);

    const { url, data, errors } = await devtools.send('Page.getAppManifest');
    expect(url).toBe(`${host.home}manifest.webmanifest`);
    expect(errors).toEqual([]);
    const manifest: unknown = JSON.parse(data ?? '');
    expect(manifest).toMatchObject({ id: 'fireside', name: 'Fireside', display: 'standalone' });
    expect(manifest).not.toHaveProperty('orientation');

    await page.close();
    await host.stop();
  }
  await context.close();
  rmSync(profile, { recursive: true });
});

test('where the browser does not offer to install, the ways are told', async ({ page, host }) => {
  await page.goto(host.home);
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  // Among the ways on, which have no ground of their own, it keeps its own.
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', 'rgb(43, 33, 28)');
  const help = page.getByRole('dialog', { name: 'Keep Fireside on your device' });
  await expect(help.getByText('the install icon', { exact: false })).toBeVisible();
  await expect(help.getByText('In Safari tap Share', { exact: false })).toBeHidden();
  await help.getByRole('radio', { name: 'iPhone and iPad' }).check();
  await expect(help.getByText('In Safari tap Share', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test.describe('on a phone from Apple', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Safari/604.1' });

  test('its own way to install comes first', async ({ page, host }) => {
    await page.goto(host.home);
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    const help = page.getByRole('dialog', { name: 'Keep Fireside on your device' });
    await expect(help.getByText('In Safari tap Share', { exact: false })).toBeVisible();
    await expect(help.getByText('the install icon', { exact: false })).toBeHidden();
  });
});

test('where the browser offers to install, its own question is asked once', async ({
  page,
  host,
}) => {
  await openUntilReady(page, host.home);
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(document.documentElement.toggleAttribute('data-asked')),
    });
    dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Install Fireside' }).click();
  await expect(page.locator('html[data-asked]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeVisible();
});
