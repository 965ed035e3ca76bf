/** Ten frames of everything that moves on the table, on one picture each. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { DEFAULT_SETTINGS } from '../../src/lib/core/settings.ts';
import { putInto } from '../../tests/e2e/database.ts';
import { SCENES, STEP, type FilmScene } from './film-scenes.ts';
import { Stage } from './stage.ts';

declare global {
  interface Window {
    /**
     * Moves everything on, as far as the page's clock has gone, once nothing is being stored any
     * more.
     */
    film: () => Promise<void>;
  }
}

/** Phone and tablet. */
const GLASSES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
] as const;

const FRAMES = 10;
/** Films those that are wanted. */
export async function film(
  browser: Browser,
  home: string,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<void> {
  for (const viewport of GLASSES)
    for (const scene of SCENES.filter(({ name }) => isWanted(name))) {
      const context = await browser.newContext({ viewport, reducedMotion: 'no-preference' });
      context.setDefaultTimeout(120_000);
      const page = await context.newPage();
      const stage = await Stage.on(page, home, 'en');
      await hold(page);
      await silence(stage);
      await begin(stage, scene);
      const frames = await framesOf(page, scene);
      await sheet(
        page,
        frames,
        viewport.width,
        join(folder, `film-${scene.name}-${viewport.width}.png`),
      );
      await context.close();
    }
}

/** Nobody is asked whether they want to hear something: that lies over what moves. */
export async function silence(stage: Stage): Promise<void> {
  await stage.visit('');
  await putInto(stage.page, 'keepsakes', { ...DEFAULT_SETTINGS, sound: false }, 'settings');
}

/** Has everything that moves on a page stand still until it is moved on. */
export const hold = (page: Page): Promise<unknown> =>
  page.addInitScript({ path: fileURLToPath(new URL('held.js', import.meta.url)) });

/** Brings a motion about, and waits until it has begun. */
export async function begin(stage: Stage, { name, set, shows }: FilmScene): Promise<void> {
  await set(stage);
  await stage.page.evaluate(() => window.film());
  const shown = stage.page.locator(shows);
  for (let looks = 0; (await shown.count()) === 0; looks++) {
    if (looks > 400) throw new Error(`Nothing moves in ${name}`);
    await moveOn(stage.page, STEP);
  }
}

async function framesOf(page: Page, { ms }: FilmScene): Promise<readonly Buffer[]> {
  const frames: Buffer[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    frames.push(await page.screenshot({ type: 'jpeg', quality: 85 }));
    for (let passed = 0; passed < ms / (FRAMES - 1); passed += STEP) await moveOn(page, STEP);
  }
  return frames;
}

export async function moveOn(page: Page, time: number): Promise<void> {
  await page.clock.runFor(time);
  await page.evaluate(() => window.film());
}

/** All frames side by side, five in a row. */
async function sheet(page: Page, frames: readonly Buffer[], width: number, path: string) {
  const size = width > 600 ? 0.45 : 0.75;
  const pictures = frames.map(
    (frame) => `<img src="data:image/jpeg;base64,${frame.toString('base64')}">`,
  );
  await page.goto('about:blank');
  await page.clock.resume();
  await page.setViewportSize({ width: Math.round(5 * width * size), height: 400 });
  await page.setContent(
    `<style>*{margin:0}body{display:grid;grid-template-columns:repeat(5,1fr);background:#000}` +
      `img{width:100%;display:block}</style>${pictures.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
}
