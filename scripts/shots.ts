/** `npm run shots`: pictures of every screen at every size and in every language, into shots/. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { languages, type Language } from '../src/lib/i18n/languages.ts';
import { sizes } from '../tests/e2e/sizes.ts';
import { StaticHost } from '../tests/e2e/server.ts';
import { ensureBrowser, launchOptions } from './browser.mjs';
import { ensureBuilt, root, withSetUpErrors } from './set-up.mjs';

/** A screen: its name, its address below home, and what to do there before the picture. */
type Screen = {
  readonly name: string;
  readonly address: string;
  readonly prepare?: (page: Page) => Promise<void>;
};

const screens: readonly Screen[] = [
  { name: 'home', address: '' },
  {
    name: 'home-challenge',
    address: '',
    // The fourth moment shows every kind of card.
    prepare: async (page) => {
      const next = page.getByRole('button', { name: /Next|Siguiente/ });
      for (let step = 1; step < 4; step++) await next.click();
    },
  },
  {
    name: 'home-install',
    address: '',
    prepare: (page) => page.getByRole('button', { name: /How to install|Cómo/ }).click(),
  },
  { name: 'not-found', address: 'nowhere' },
];

const folder = join(root, 'shots');

async function shoot(host: StaticHost, language: Language): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  for (const viewport of sizes) {
    for (const { name, address, prepare } of screens) {
      // Without motion a picture shows the same at any moment.
      const page = await browser.newPage({ viewport, locale: language, reducedMotion: 'reduce' });
      await page.goto(host.home + address);
      await page.evaluate(() => document.fonts.ready);
      if (address === '') await page.locator('html:has([role="status"].ready)').waitFor();
      await prepare?.(page);
      const file = `${name}-${language}-${viewport.width}x${viewport.height}`;
      await page.screenshot({ path: join(folder, `${file}.png`) });
      await page.screenshot({ path: join(folder, `${file}-whole.png`), fullPage: true });
      await page.close();
    }
  }
  await browser.close();
}

await withSetUpErrors(async () => {
  ensureBrowser();
  ensureBuilt();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const host = new StaticHost();
  await host.start();
  for (const language of languages) await shoot(host, language);
  await host.stop();
  console.log(`Pictures of every screen are in ${folder}`);
});
