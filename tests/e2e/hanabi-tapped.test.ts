import { expect, type Page } from '@playwright/test';
import { test } from './app.ts';
import { doubleText } from './fits.ts';
import { resize, type Size } from './fold.ts';
import { random } from './hanabi.ts';
import { cutOff, lay } from './hanabi-laid.ts';

/** Taps a card of the hand in turn: what it can be is told, and what can be done with it. */
async function tapSecond(page: Page): Promise<void> {
  await page.clock.runFor(700);
  await page.locator('[aria-current=true] [data-place^="slot:hand-"]').nth(1).click();
  await page.clock.runFor(40);
}

/** Tablets and screens on their side: what people hold lies beside the sky. */
const WIDE: readonly Size[] = [
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1366, 1024],
  [1920, 1080],
];
/** Tablets held upright. */
const UPRIGHT: readonly Size[] = [
  [768, 1024],
  [810, 1080],
  [834, 1112],
  [820, 1180],
  [1024, 1366],
];

// What a card can be pushed the hand down, and what is done with it below the glass.
for (const players of [2, 3, 4, 5])
  test(`the hand in turn is whole on a wide glass, and what is done with it: ${players} players`, async ({
    page,
    host,
  }) => {
    const stage = await lay(page, host.home, random(players, players, 9), { memory: 'deductions' });
    await page.setViewportSize({ width: 1180, height: 820 });
    await stage.goRound('passed');
    const flaws: string[] = [];
    for (const scale of ['usual', 'large']) {
      if (scale === 'large') await doubleText(page);
      for (const tapped of [false, true]) {
        await resize(page, WIDE[0]!);
        if (tapped) await tapSecond(page);
        for (const size of WIDE) {
          await resize(page, size);
          const cut = await cutOff(page);
          flaws.push(...cut.map((flaw) => `${size.join('x')}, ${scale}, ${tapped}: ${flaw}`));
        }
      }
      await page.keyboard.press('Escape');
    }
    expect(flaws).toEqual([]);
  });

/** What of the hand in turn, of what is told of it and done with it, reaches over its plate. */
const overPlate = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const turn = document.querySelector('[aria-current=true]')!;
    const plate = turn.getBoundingClientRect();
    return [...turn.querySelectorAll('button, .grid, .name > *')]
      .filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return (
          Math.max(plate.left - left, plate.top - top) > 1 ||
          Math.max(right - plate.right, bottom - plate.bottom) > 1
        );
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent.trim());
  });

// One at a side played a card beside their plate, and off the glass. After five moves and more each
// of the five is in turn once.
for (const turn of [0, 1, 2, 3, 4])
  test(`round an upright tablet all of it is on the plate of whoever is in turn: ${turn}`, async ({
    page,
    host,
  }) => {
    const stage = await lay(page, host.home, random(5, 5, 5 + turn), { memory: 'deductions' });
    await page.setViewportSize({ width: 820, height: 1180 });
    await stage.goRound('middle');
    await tapSecond(page);
    for (const size of UPRIGHT) {
      await resize(page, size);
      expect(await overPlate(page), size.join('x')).toEqual([]);
    }
  });
