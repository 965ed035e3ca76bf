import { expect, type Locator, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { tableScreens } from '../../scripts/shots/table-screens.ts';
import { test } from './app.ts';
import { doubleText } from './fits.ts';
import { resize } from './fold.ts';

/** A picture of what lies between the way on and the foot of what scrolls behind it. */
async function belowIt(page: Page, way: Locator, scroller: Locator): Promise<Buffer> {
  const [button, all] = [(await way.boundingBox())!, (await scroller.boundingBox())!];
  const y = Math.ceil(button.y + button.height) + 1;
  const { x, width } = button;
  const height = Math.floor(all.y + all.height) - 3 - y;
  expect(height, 'it ends above the foot').toBeGreaterThan(4);
  return page.screenshot({ clip: { x, y, width, height } });
}

/** Scrolls on by a line of text, and expects that nothing of it has shown below the way on. */
async function nothingPassesBelow(page: Page, way: Locator, scroller: Locator): Promise<void> {
  const before = await belowIt(page, way, scroller);
  for (let step = 1; step <= 3; step++) {
    expect(await scroller.evaluate((box) => (box.scrollTop += 12))).toBe(12 * step);
    const now = await belowIt(page, way, scroller);
    expect(now.equals(before), `scrolled by ${12 * step} px`).toBe(true);
  }
}

test('large text goes on behind the ways on, and shows on no side of them', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  const set = async (name: string, glass: readonly [number, number]) => {
    await page.setViewportSize({ width: 1366, height: 1024 });
    await tableScreens.find((each) => each.name === name)!.set(stage);
    await doubleText(page);
    await resize(page, glass);
  };
  await test.step('of what would be taken back', async () => {
    await set('undo', [390, 844]);
    const sheet = page.getByRole('dialog');
    const ask = sheet.getByRole('button', { name: stage.game.play.undo.ask });
    await nothingPassesBelow(page, ask, sheet.locator('.content'));
    await page.keyboard.press('Escape');
  });
  await test.step('of what could not be saved', async () => {
    // On any longer phone all of it is in sight.
    await set('trouble', [320, 480]);
    const told = page.getByRole('alert');
    for (const way of await told.getByRole('button').all())
      await expect(way).toBeInViewport({ ratio: 1 });
    await nothingPassesBelow(page, told.getByRole('button').last(), told);
  });
});
