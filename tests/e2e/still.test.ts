import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { resize } from './fold.ts';
import { alike } from './privacy/alike.ts';
import { fileOf } from './privacy/games.ts';
import { sizes } from './sizes.ts';

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
    const controls = document.querySelectorAll('button:not([data-slot], [data-pile])');
    return [...controls].map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return [control.tagName, x, y, width, height].join(' ');
    });
  });

const HANDS = [
  { role: 'ash', least: 3, most: 7, players: 4 },
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
