import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { keeping, openUntilReady, test } from './app.ts';
import { isAwake } from './saved.ts';

test.use({ viewport: { width: 360, height: 640 } });

const root = fileURLToPath(new URL('../..', import.meta.url));
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
const textOf = (folder: string, name: string) => readFileSync(join(root, folder, name), 'utf8');

/** The packages that the app's own code imports, but for types. */
function imported(): string[] {
  const sources = filesIn('src').filter(
    (name) =>
      /\.(?:ts|svelte)$/.test(name) && !/\.test\.ts$|testing|\+server|hooks\.server/.test(name),
  );
  const names = sources.flatMap((name) =>
    [
      ...textOf('src', name).matchAll(
        /^\s*import (?!type)[^;]*?from '((?:@[^/']+\/)?[^./$'][^/']*)/gm,
      ),
    ].map(([, from]) => from!),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('node:')).sort();
}

/** What has left its mark in the built files, as packages. */
function marked(): string[] {
  const worker = filesIn('build').filter((name) => /^workbox-[\w-]+\.js$/.test(name));
  const scripts = worker.map((name) => textOf('build', name)).join();
  const workbox = [...scripts.matchAll(/workbox:([\w-]+):/g)].map(([, part]) => `workbox-${part}`);
  const fonts = filesIn('build').filter((name) => name.endsWith('.woff2'));
  const families = fonts.map((name) => /([a-z-]+)-latin/.exec(name)?.[1] ?? name);
  return [...new Set([...workbox, ...families])];
}

async function listed(page: Page): Promise<string[]> {
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const names = await page
    .getByRole('main')
    .getByRole('listitem')
    .locator('strong')
    .allTextContents();
  return names.map((name) => name.replace(/^@fontsource(?:-variable)?\//, '')).sort();
}

test.describe('once kept', () => {
  test.use(keeping);

  test('the licences of everything in the app can be read without a network', async ({
    page,
    host,
    context,
  }) => {
    await openUntilReady(page, host.home);
    await page.reload();
    await isAwake(page);
    await host.stop();
    await context.setOffline(true);
    await page.getByRole('link', { name: en.colophon.licences }).click();
    await expect(page.getByRole('heading', { name: en.licences.title, level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').first()).toHaveText(/^fireside /);
    const texts = page.locator('details');
    for (const text of await texts.all()) {
      await text.locator('summary').click();
      expect((await text.locator('p').allTextContents()).join(' ').length).toBeGreaterThan(500);
    }
    await expect(page.getByText('The above copyright notice').first()).toBeVisible();
    await expect(page.getByText('Alegreya Project Authors').first()).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});

test('the licences are those of what is bundled', async ({ page, host }) => {
  await page.goto(`${host.home}licences/`);
  const names = await listed(page);
  expect(new Set(names).size).toBe(names.length);
  const marks = marked();
  expect(marks).toContain('workbox-precaching');
  expect(marks).toContain('alegreya-sans');
  expect(imported()).toEqual(expect.arrayContaining(['idb', 'pure-rand', 'svelte', 'valibot']));
  expect(names).toEqual(expect.arrayContaining([...marks, ...imported(), '@sveltejs/kit']));
  const parts = (name: string) => /^workbox|^alegreya/.test(name);
  expect(names.filter(parts)).toEqual(marks.sort());
});
