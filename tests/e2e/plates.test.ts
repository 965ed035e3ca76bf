import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { resize, setScreen } from './fold.ts';

const TABLETS = [
  [820, 1180],
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [1366, 1024],
] as const;
const PHONES = [
  [390, 844],
  [844, 390],
] as const;

/** Which of the one and of the other lie on each other, by what they say. */
const meeting = (page: Page, one: string, other: string) =>
  page.evaluate(
    ([first, second]) => {
      const boxes = [...document.querySelectorAll(second)].map((part) =>
        part.getBoundingClientRect(),
      );
      return [...document.querySelectorAll(first)]
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return boxes.some(
            (box) =>
              Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
              Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1,
          );
        })
        .map((part) => part.textContent);
    },
    [one, other] as const,
  );

// "Wick plays" stood on its plate, too, and left a letter and a half of its name.
test('a computer player that is to play keeps its name and its level', async ({ page, host }) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'table-company-middle');
  for (const size of [...TABLETS, ...PHONES]) {
    await resize(page, size);
    const cut = await page
      .locator('.plate.due:visible :is(.name, .said)')
      .evaluateAll((parts) =>
        parts
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(cut, size.join('x')).toEqual([]);
    await expect(page.locator('.status'), size.join('x')).toHaveText('Mira plays');
  }
});

// The cards of whoever sits at the long edges lay on both.
test('fans of cards lie on neither the phase nor on who plays', async ({ page, host }) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'table-company-middle');
  for (const size of TABLETS) {
    await resize(page, size);
    await expect(page.locator('.turned .backs i').first()).toBeVisible();
    expect(await meeting(page, '.phase > span, .status > *', '.turned .backs i')).toEqual([]);
  }
});

// Two lines of it went over the edge of the glass.
test('what is asked of somebody at a side is whole on their plate', async ({ page, host }) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'table-aside-middle');
  for (const size of TABLETS) {
    await resize(page, size);
    const [plate, asked] = await Promise.all(
      ['.plate.due', '.plate.due > p'].map((part) => page.locator(part).boundingBox()),
    );
    expect(asked!.x, size.join('x')).toBeGreaterThanOrEqual(plate!.x);
    expect(asked!.x + asked!.width).toBeLessThanOrEqual(plate!.x + plate!.width);
  }
});
