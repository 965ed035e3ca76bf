import { expect, type BrowserContext, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { es } from '../../src/lib/i18n/es.ts';
import { errorsOf, keeping, openUntilReady, test } from './app.ts';
import { isAwake } from './saved.ts';
import { StaticHost } from './server.ts';

test.use(keeping);

/** A folder of a host: more can go wrong there than at its root. */
const FOLDER = '/x/';

test('a second visit needs no server, served at /', async ({ context }) => {
  const { page, errors, home } = await withoutServer(context, '/');
  await visitAgain(page, home);
  expect(errors).toEqual([]);
});

/** All that there is at home is there: words of both languages, and fonts. */
async function visitAgain(page: Page, home: string): Promise<void> {
  await openUntilReady(page, home);
  await expect(page.getByRole('heading', { name: 'Fireside' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).first().click();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Un desafío de Blaze' })).toBeVisible();
  expect(await page.evaluate(loadedFonts)).toEqual(['Alegreya', 'Alegreya Sans']);
}

test('the very first visit goes on without a server, served from a folder', async ({
  page,
  context,
}) => {
  const host = new StaticHost(FOLDER);
  await host.start();
  const errors = errorsOf(page);
  await openUntilReady(page, host.home);
  await page.evaluate(() => (document.documentElement.id = 'first'));
  await answered(page);
  await host.stop();
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('link', { name: es.shelf.newGame }).click();
  await expect(page.getByRole('heading', { name: es.setup.title })).toBeVisible();
  // By its links, as with a network: nothing is loaded anew.
  await expect(page.locator('#first')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a page that was reloaded past the worker is in its care again once it says so', async ({
  page,
  context,
  host,
}) => {
  await openUntilReady(page, host.home);
  await answered(page);
  const errors = errorsOf(page);
  const cdp = await context.newCDPSession(page);
  // As with the shift key held: then a browser asks no worker for the page.
  const loaded = page.waitForEvent('load');
  await cdp.send('Page.reload', { ignoreCache: true });
  await loaded;
  await expect(page.getByText('Ready offline')).toBeVisible();
  await answered(page);
  await host.stop();
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('link', { name: es.shelf.newGame }).click();
  await expect(page.getByRole('heading', { name: es.setup.title })).toBeVisible();
  expect(errors).toEqual([]);
});

test('without a server every address ends on a page of the app, as does a second visit, served from a folder', async ({
  context,
}) => {
  const { page, errors, home } = await withoutServer(context, FOLDER);
  for (const [asked, reached, heading] of [
    ['?source=pwa', '?source=pwa', en.page.name],
    ['index.html?a=1', '?a=1', en.page.name],
    ['new', 'new/', en.setup.title],
    ['new/?a=1', 'new/?a=1', en.setup.title],
    ['settings/index.html', 'settings/', en.settings.title],
    ['play#nobody', 'play/#nobody', null],
    ['nowhere', '', en.page.name],
    ['deep/down/nowhere.html?a=1', '', en.page.name],
  ] as const) {
    await page.goto(`${home}${asked}`);
    await expect(page).toHaveURL(`${home}${reached}`);
    await isAwake(page);
    if (heading !== null)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await visitAgain(page, home);
  expect(errors).toEqual([]);
});

/** Nothing is on its way any more: what was asked of the host before it stops is not cut off. */
const answered = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** A new page of somebody who has been there once; since then neither host nor network is there. */
async function withoutServer(context: BrowserContext, prefix: string) {
  const host = new StaticHost(prefix);
  await host.start();
  const { home } = host;
  const visit = await context.newPage();
  await openUntilReady(visit, home);
  await visit.close();
  await host.stop();
  await context.setOffline(true);
  const page = await context.newPage();
  return { page, errors: errorsOf(page), home };
}

/** Runs in the page: the families that were really loaded, rather than replaced by a fallback. */
async function loadedFonts(): Promise<string[]> {
  await document.fonts.ready;
  const loaded = [...document.fonts].filter((font) => font.status === 'loaded');
  const families = loaded.map((font) => font.family.replaceAll(/["']/g, ''));
  return [...new Set(families)].filter((family) => !family.includes('fallback')).sort();
}

test('nothing is asked of any other host, and nothing at all once it is kept', async ({
  page,
  host,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(host.home)) foreign.push(request.url());
  });
  await openUntilReady(page, host.home);
  await page.reload();
  const before = host.asked.length;
  await page.reload();
  await expect(page.getByText('Ready offline')).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('Listo sin red')).toBeVisible();
  expect(foreign).toEqual([]);
  // The update check is the one thing that still goes out.
  expect(host.asked.slice(before).filter((path) => path !== '/sw.js')).toEqual([]);
});

test('whoever has lost what was kept is told so, and has it again on the next visit', async ({
  page,
  host,
}) => {
  await openUntilReady(page, host.home);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(page.getByText(en.offline.unavailable)).toBeVisible();
  await openUntilReady(page, host.home);
});
