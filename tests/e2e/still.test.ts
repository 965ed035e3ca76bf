import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { resize } from './fold.ts';
import { alike } from './privacy/alike.ts';
import { fileOf } from './privacy/games.ts';
import { sizes } from './sizes.ts';

declare global {
  interface Window {
    /** How many came, and of them not yet drawn as they did. */
    animals: { came: number; late: number };
  }
}

/** Each of the ways in which a hand is laid out. */
const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [844, 340],
  [820, 1180],
  [1024, 768],
  [1366, 1024],
] as const;

/** Where every control but the cards lies on each glass, by its size. */
async function boxesOf(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const size of SIZES) {
    await resize(page, size);
    found[size.join('x')] = await boxesNow(page);
  }
  return found;
}

const boxesNow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll('button:not([data-slot])');
    return [...controls].map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return [control.tagName, x, y, width, height].join(' ');
    });
  });

const HANDS = [
  { role: 'ash', least: 3, most: 7, players: 4 },
  // Of one of them all is in one piece, the other is parted.
  { role: 'ash', least: 8, most: 12, players: 4 },
  { role: 'ash', least: 13, most: 30, players: 4 },
] as const;

for (const hand of HANDS)
  test(`no control tells what an open hand holds: ${hand.role}, from ${hand.least} cards on`, async ({
    page,
    host,
  }) => {
    const { name, worlds } = alike(hand);
    const stage = await Stage.on(page, host.home, 'en');
    const boxes = [];
    for (const world of worlds) {
      await page.setViewportSize(sizes[3]);
      await stage.bringIntoHand({ text: fileOf(world), name });
      boxes.push(await boxesOf(page));
    }
    expect(boxes[1]).toEqual(boxes[0]);
  });

test('Take stays where it is once a card lies ready', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await stage.bringIntoHand('ashFew');
  const take = page.getByRole('button', { name: stage.game.hand.act.takeName(2) });
  for (const size of SIZES) {
    await resize(page, size);
    const before = await take.boundingBox();
    expect(before?.width).toBeLessThan(size[0] / 2);
    await stage.ready(1);
    expect(await take.boundingBox()).toEqual(before);
    await stage.tap(stage.game.hand.act.takeBack);
  }
});

/** Counts animals as they come to the glass, from now on. */
const watchAnimals = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.animals = { came: 0, late: 0 };
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      for (const node of added)
        for (const use of node instanceof Element ? node.querySelectorAll('use') : []) {
          if (use.getClientRects().length === 0) continue;
          window.animals.came++;
          if (use.getBBox().width === 0) window.animals.late++;
        }
    }).observe(document.body, { childList: true, subtree: true });
  });

test('an animal comes together with what it stands on', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  const name = await stage.bringToTable('answering', 'middle');
  await watchAnimals(page);
  await stage.openHand(name);
  const { came, late } = await page.evaluate(() => window.animals);
  expect(came).toBeGreaterThan(2);
  expect(late).toBe(0);
});
