import { expect } from '@playwright/test';
import { seek } from '../../scripts/shots/playing.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { meeting } from './fits.ts';
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
    // What is told beside it pushed it aside.
    const [plate, fan] = await Promise.all(
      ['.bottom .plate', '.bottom .backs'].map((part) => page.locator(part).boundingBox()),
    );
    const off = fan!.x + fan!.width / 2 - plate!.x - plate!.width / 2;
    expect(Math.abs(off), size.join('x')).toBeLessThan(fan!.width / 4);
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

// Behind a long name of who takes it ran under the button that answers it.
test('while somebody takes, what is asked along a side is whole', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize({ width: 1366, height: 1024 });
  const names = ['Wolkensteinerschwarzwald', 'Benjamin', 'Margarita', 'Leopold'];
  await stage.bringIn(
    seek({
      names,
      style: 'sensible',
      until: ({ taking, room, fire, ember }, view) =>
        taking && room > 0 && ember === 1 && view?.viewer === fire,
    }),
    'middle',
  );
  await stage.showTable();
  for (const size of [[768, 1024], ...TABLETS] as const) {
    await resize(page, size);
    const asked = page.locator('.plate.due:has(.takes) > p');
    await expect(asked, size.join('x')).toHaveCount(2);
    const over = await asked.evaluateAll((parts) =>
      parts.map(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth)),
    );
    expect(over, size.join('x')).toEqual([0, 0]);
  }
});
