import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { game as enGame } from '../../src/lib/games/blaze/words/en/index.ts';
import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import { rulesAmong } from '../../src/lib/record/open.ts';
import { readRecord } from '../../src/lib/record/read.ts';
import { keeping, test as base } from './app.ts';
import { linesFrom } from './database.ts';
import { button } from './playing.ts';
import { MortalBrowser } from './robot/mortal.ts';
import { playerOf } from './robot/blaze/game.ts';
import type { Player } from './robot/player.ts';
import { openFile, writtenGame } from './saved.ts';
import { SmallDisk } from './small-disk.ts';

const { play } = enGame;
/** Moved on after each act, in ms of the page's clock. */
const BREATH = 60;
/** Enough for a move that stands. */
const SOME_ACTS = 12;
/** In ms of the page's clock, until a control takes presses. */
const LOOKED_AT = 700;
/** Acts within which something is stored that needs another piece of the disk. */
const MOST_ACTS = 200;

/**
 * Chromium may have closed the database before it says why: then it is said that this is mostly the
 * reason.
 */
const NO_ROOM = /no room left on this device/i;
const noRoom = (page: Page) => page.getByRole('alert').filter({ hasText: NO_ROOM });

async function playOn(page: Page, acts: number): Promise<void> {
  const player = await playerOn(page);
  for (let act = 0; act < acts; act++) {
    await player.act();
    await page.clock.runFor(BREATH);
  }
}

/** Plays on a disk that is full until something could not be stored. */
async function playUntilTrouble(page: Page, disk: SmallDisk): Promise<void> {
  const player = await playerOn(page);
  for (let act = 0; act < MOST_ACTS; act++) {
    disk.fill();
    // It may come in the middle of an act, for which something is wrong then.
    const wrong = await player.act().then(
      () => null,
      (error: unknown) => error,
    );
    await page.clock.runFor(BREATH);
    if (await page.getByRole('alert').isVisible()) return;
    if (wrong !== null) throw wrong;
  }
  throw new Error('There was room for everything');
}

const playerOn = (page: Page): Promise<Player> =>
  playerOf({ page, language: 'en', input: 'mouse', seed: 1, whims: 0 });

/** The moves that stand in a file of the game. */
async function movesInFile(page: Page): Promise<readonly unknown[]> {
  const coming = page.waitForEvent('download');
  await button(page, play.trouble.save).click();
  await button(page, en.shelf.export.go).click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  expect(readRecord(text, rulesAmong(blaze))).toMatchObject({ ok: true });
  return (JSON.parse(text) as { moves: unknown[] }).moves;
}

/** The moves that stand on the disk; nothing is taken back in these games. */
async function movesOnDisk(page: Page, id: string): Promise<readonly unknown[]> {
  const lines = (await linesFrom(page, id, 0)) as readonly { readonly moves?: unknown[] }[];
  return lines.flatMap(({ moves }) => moves ?? []);
}

/**
 * Two evenings on a disk that fills up; returns the game's id and every move of it that was shown.
 */
async function playOnFullDisk(page: Page, disk: SmallDisk, home: string) {
  await page.goto(home);
  await page.locator('[role="status"].ready').waitFor();
  await openFile(page, writtenGame('100', 20));
  await page.waitForURL(/play\/#[\w-]+$/);
  const id = new URL(page.url()).hash.slice(1);

  await playUntilTrouble(page, disk);
  await expect(noRoom(page)).toBeVisible();
  const kept = await movesInFile(page);
  disk.fill();
  await button(page, play.trouble.again).click();
  await expect(noRoom(page)).toBeVisible();
  await expect(button(page, play.trouble.again)).toBeFocused();

  disk.free();
  await button(page, play.trouble.again).click();
  await expect(page.getByRole('alert')).toBeHidden();
  expect((await movesOnDisk(page, id)).slice(0, kept.length)).toEqual(kept);

  await playOn(page, SOME_ACTS);
  await playUntilTrouble(page, disk);
  const shown = await movesInFile(page);
  expect(shown.length).toBeGreaterThan(kept.length);
  expect(shown.slice(0, kept.length)).toEqual(kept);
  disk.free();
  await button(page, play.trouble.again).click();
  await expect(page.getByRole('alert')).toBeHidden();
  return { id, shown };
}

/** Leaves the game while there is no room, and finds it at home. */
async function leaveOnFullDisk(page: Page, disk: SmallDisk, home: string): Promise<void> {
  await playUntilTrouble(page, disk);
  // What has come under a finger only just now takes no press.
  await page.clock.runFor(LOOKED_AT);
  await button(page, play.menu.leaveUnsaved).click();
  await expect(page).toHaveURL(home);
  disk.free();
  await page.reload();
  await expect(page.getByRole('link', { name: en.shelf.resume })).toBeVisible();
}

/** A disk, or why there can be none. It is taken away again however a test ends. */
const test = base.extend<{ disk: SmallDisk | string }>({
  disk: async ({}, use) => {
    const disk = SmallDisk.mount();
    await use(disk);
    if (typeof disk !== 'string') disk.remove();
  },
});

test.use(keeping);

test('on a disk that is full nothing freezes, and what was shown is there once there is room', async ({
  host,
  disk,
}) => {
  if (typeof disk === 'string') {
    const missing = `the full disk was not tried: no file system can be mounted here (${disk})`;
    console.log(missing);
    test.info().annotations.push({ type: 'not tried', description: missing });
    expect(process.env['CI'], missing).toBeUndefined();
    return;
  }
  const browser = await MortalBrowser.start(disk.profile);
  try {
    const { id, shown } = await playOnFullDisk(browser.page, disk, host.home);
    const moves = await movesOnDisk(browser.page, id);
    expect(moves.slice(0, shown.length)).toEqual(shown);
    await leaveOnFullDisk(browser.page, disk, host.home);
    expect((await movesOnDisk(browser.page, id)).slice(0, shown.length)).toEqual(shown);
  } finally {
    await browser.close();
  }
});
