/**
 * `npm run shots -- --readme`: what the README shows, into docs/screenshots. They are
 * packed by `cwebp` and `img2webp`, which Debian has in its package webp.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { stopClock } from '../../tests/e2e/patience.ts';
import { root, SetUpError } from '../set-up.mjs';
import { hold, moveOn, silence } from './film.ts';
import { STEP } from './film-scenes.ts';
import { screens, type Screen } from './screens.ts';
import { Stage } from './stage.ts';

const folder = join(root, 'docs', 'screenshots');
const PHONE = { width: 390, height: 844 } as const;
const TABLET = { width: 1366, height: 1024 } as const;

/** Each picture: how to come to it, and the glass it is on. */
const PICTURES = [
  { file: 'table', set: setOf('table-asking-middle'), size: TABLET },
  { file: 'hand', set: openPassed, size: PHONE },
  { file: 'sky', set: setOf('hanabi-table-two-passed'), size: PHONE },
  { file: 'final', set: setOf('final'), size: PHONE },
] as const;

/** The film: a game that is watched, on a tablet, in smaller. */
const FILM = {
  viewport: { width: 1024, height: 768 },
  scale: 0.6,
  /** ms */
  frame: 120,
  frames: 210,
  /** Of chance on the page, as long as the app asks for as much of it. */
  seed: 4,
  /** of 100 */
  quality: 36,
} as const;

/** Takes the pictures and the film. */
export async function takeForReadme(browser: Browser, home: string): Promise<void> {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
  context.setDefaultTimeout(120_000);
  const stage = await Stage.on(await context.newPage(), home, 'en');
  const passing = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    for (const { file, set, size } of PICTURES) {
      // On the largest glass everybody's plate is in sight.
      await stage.page.setViewportSize(TABLET);
      await set(stage);
      await stage.page.setViewportSize(size);
      const taken = join(passing, `${file}.png`);
      await stage.page.screenshot({ path: taken });
      pack('cwebp', ['-quiet', '-q', '85', taken, '-o', join(folder, `${file}.webp`)]);
    }
  } finally {
    rmSync(passing, { recursive: true, force: true });
  }
  await context.close();
  await filmInto(browser, home, join(folder, 'film.webp'));
}

async function filmInto(browser: Browser, home: string, path: string): Promise<void> {
  const { viewport, scale, frames, frame, quality } = FILM;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    locale: 'en',
    reducedMotion: 'no-preference',
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const stage = await Stage.on(page, home, 'en');
  await hold(page);
  await silence(stage);
  await dealBy(page, FILM.seed);
  await stage.visit('watch/#blaze');
  await page.locator('main.table').waitFor();
  await stopClock(page);
  const passing = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    const files: string[] = [];
    for (let at = 0; at < frames; at++) {
      const file = join(passing, `${String(at).padStart(4, '0')}.png`);
      writeFileSync(file, await page.screenshot());
      files.push(file);
      for (let passed = 0; passed < frame; passed += STEP) await moveOn(page, STEP);
    }
    const options = ['-loop', '0', '-d', `${frame}`, '-lossy', '-q', `${quality}`, '-m', '6'];
    pack('img2webp', [...options, ...files, '-o', path]);
  } finally {
    rmSync(passing, { recursive: true, force: true });
    await context.close();
  }
}

function pack(tool: 'cwebp' | 'img2webp', options: readonly string[]): void {
  const { status } = spawnSync(tool, options);
  if (status !== 0) throw new SetUpError(`${tool} is needed: on Debian, the package webp`);
}

function setOf(name: string): Screen['set'] {
  const screen = screens.find((each) => each.name === name);
  if (!screen) throw new Error(`No screen is called ${name}`);
  return screen.set;
}

/** A hand as its owner sees it who has been handed the device, with one card laid ready. */
async function openPassed(stage: Stage): Promise<void> {
  const name = await stage.bringIn('ashFew');
  await stage.hold(stage.button(stage.game.table.cover.open(name)));
  await stage.ready(1);
}

/** Has chance on a page come from a seed. */
const dealBy = (page: Page, seed: number): Promise<unknown> =>
  page.addInitScript((from) => {
    let state = from;
    const next = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 8;
    };
    crypto.getRandomValues = (array) => {
      const bytes = array as unknown as Uint8Array;
      const view = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let at = 0; at < view.length; at++) view[at] = next();
      return array;
    };
  }, seed);
