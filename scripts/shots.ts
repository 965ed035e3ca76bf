/**
 * `npm run shots`: pictures of every screen at every size and in every language, and at two sizes
 * in every other theme and with large text, into shots/. With words, `npm run shots -- hand final`,
 * only of screens whose names begin with one of them. `npm run shots -- --film` gives ten frames of
 * everything that moves instead, and `-- --readme` takes what the README shows.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { languages, type Language } from '../src/lib/i18n/languages.ts';
import { sizes } from '../tests/e2e/sizes.ts';
import { StaticHost } from '../tests/e2e/server.ts';
import { ensureBrowser, launchOptions } from './browser.mjs';
import { ensureBuilt, root, withSetUpErrors } from './set-up.mjs';
import { dress, DRESSES } from './shots/dress.ts';
import { film } from './shots/film.ts';
import { takeForReadme } from './shots/readme.ts';
import { screens, type Screen } from './shots/screens.ts';
import { Stage } from './shots/stage.ts';

const folder = join(root, 'shots');
const FILM = '--film';
const README = '--readme';
const films = process.argv.includes(FILM);
const forReadme = process.argv.includes(README);
const wanted = process.argv.slice(2).filter((word) => word !== FILM && word !== README);
const isWanted = ({ name }: Pick<Screen, 'name'>) =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start));

/** Where screens are set: on the largest glass everybody's plate is in sight. */
const SETTING = sizes[3];

/** Each screen is set once, and seen at every size. */
async function shoot(browser: Browser, home: string, language: Language): Promise<void> {
  // Without motion a picture shows the same at any moment.
  const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
  // A slow machine takes two at once.
  context.setDefaultTimeout(120_000);
  const stage = await Stage.on(await context.newPage(), home, language);
  for (const screen of screens.filter(isWanted)) {
    await stage.page.setViewportSize(SETTING);
    await screen.set(stage);
    for (const size of sizes) await take(stage, screen, `${language}-${size.width}`, size);
    // The themes and large text, in the language most see first, on a phone and on a tablet.
    if (language === languages[0]) await takeDressed(stage, screen);
    await screen.clear?.(stage);
  }
  await context.close();
}

async function take(
  stage: Stage,
  { name, long, of }: Pick<Screen, 'name' | 'long' | 'of'>,
  where: string,
  size: (typeof sizes)[number],
): Promise<void> {
  const { page } = stage;
  await page.setViewportSize(size);
  await of?.(stage).evaluate((seen) => seen.scrollIntoView());
  await page.screenshot({ path: join(folder, `${name}-${where}.png`) });
  if (long)
    await page.screenshot({ path: join(folder, `${name}-${where}-whole.png`), fullPage: true });
}

async function takeDressed(stage: Stage, { name, of }: Screen): Promise<void> {
  for (const as of DRESSES) {
    const undress = await dress(stage.page, as);
    for (const size of [sizes[1], sizes[2]])
      await take(stage, { name: `${name}-${as}`, of }, `${languages[0]}-${size.width}`, size);
    await undress();
  }
}

await withSetUpErrors(async () => {
  ensureBrowser();
  ensureBuilt();
  if (wanted.length === 0 && !films && !forReadme) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const host = new StaticHost();
  await host.start();
  const browser = await chromium.launch(launchOptions());
  try {
    if (forReadme) await takeForReadme(browser, host.home);
    else if (films) await film(browser, host.home, folder, (name) => isWanted({ name }));
    else await Promise.all(languages.map((language) => shoot(browser, host.home, language)));
  } finally {
    await browser.close();
    await host.stop();
  }
  console.log(`Pictures are in ${forReadme ? 'docs/screenshots' : folder}`);
});
