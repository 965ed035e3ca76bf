/** Ten frames of everything that moves on the table, on one picture each. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import type { MomentName } from './moments.ts';
import { Stage } from './stage.ts';

declare global {
  interface Window {
    /** Moves everything on, as far as the page's clock has gone. */
    film: () => void;
  }
}

/** Phone and tablet. */
const GLASSES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
] as const;

const FRAMES = 10;
/** The page's clock between two looks, in ms. */
const STEP = 20;

/** A motion: what brings it about, how long it is waited for, and how long it is filmed; ms. */
interface Scene {
  readonly name: string;
  readonly set: (stage: Stage) => Promise<void>;
  /** What says that it has begun: some of these are on the layer. */
  readonly shows: string;
  readonly ms: number;
}

const byWord =
  (moment: MomentName): Scene['set'] =>
  async (stage) => {
    await stage.bringToTable(moment, 'middle');
    const no = stage.page.getByRole('button', { name: new RegExp(`${game.table.plate.done}$`) });
    for (let answers = 0; answers < 8 && (await no.count()) > 0; answers++) {
      await stage.page.clock.runFor(700);
      await no.first().click();
      await stage.page.clock.runFor(STEP);
      if ((await stage.button(game.story.telling.skip).count()) > 0) return;
    }
  };

const fromHand =
  (moment: MomentName): Scene['set'] =>
  async (stage) => {
    await stage.bringIntoHand(moment);
    await stage.ready(1);
    await stage.page.clock.runFor(700);
    await stage.page.locator('section.hand .primary').click();
  };

const SCENES: readonly Scene[] = [
  {
    name: 'deal',
    set: async (stage) => {
      await stage.bringIn('between');
      await stage.tap(game.table.cover.show);
      await stage.tap(game.ending.round.deal);
    },
    shows: '.ghost',
    ms: 2600,
  },
  { name: 'play', set: fromHand('opening'), shows: '.ghost', ms: 460 },
  { name: 'beat', set: fromHand('answering'), shows: '.ghost', ms: 700 },
  { name: 'burnt', set: byWord('burnt'), shows: '.burning', ms: 1700 },
  { name: 'taken', set: byWord('taken'), shows: '.ghost', ms: 700 },
  { name: 'roles', set: byWord('taken'), shows: '.thing.role', ms: 560 },
  { name: 'feather', set: byWord('feather'), shows: '.thing.feather', ms: 1000 },
];

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

/** Has everything that moves on a page stand still until it is moved on. */
export const hold = (page: Page): Promise<unknown> =>
  page.addInitScript({ path: fileURLToPath(new URL('held.js', import.meta.url)) });

/** Brings a motion about, and waits until it has begun. */
export async function begin(stage: Stage, { name, set, shows }: Scene): Promise<void> {
  await set(stage);
  const layer = stage.page.locator(`.flights ${shows}`);
  for (let looks = 0; (await layer.count()) === 0; looks++) {
    if (looks > 400) throw new Error(`Nothing moves in ${name}`);
    await moveOn(stage.page, STEP);
  }
}

/** What is filmed, by its name. */
export function sceneOf(name: string): Scene {
  const scene = SCENES.find((each) => each.name === name);
  if (!scene) throw new Error(`Nothing that moves is called ${name}`);
  return scene;
}

async function framesOf(page: Page, { ms }: Scene): Promise<readonly Buffer[]> {
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
