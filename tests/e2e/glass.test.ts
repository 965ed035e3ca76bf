import { expect } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { doubleText } from './fits.ts';
import { sizes } from './sizes.ts';

/**
 * Runs in the page: what goes on below the lower edge of the glass, where a swipe would take the
 * whole page along.
 */
const pageGoesOn = (): boolean => document.documentElement.scrollHeight > innerHeight;

/** The screens of a game that may be longer than the glass. */
const SCREENS: readonly (readonly [name: string, set: (stage: Stage) => Promise<unknown>])[] = [
  ['table', (stage) => stage.bringToTable('asking', 'middle')],
  ['hand', (stage) => stage.bringIntoHand('ashMany')],
  ['hand of bets', (stage) => stage.bringIntoHand('betting')],
  ['round summary', (stage) => stage.bringToTable('between', 'passed')],
  ['final', (stage) => stage.bringToTable('over', 'passed')],
];

for (const [name, set] of SCREENS) {
  test(`the ${name} scrolls inside the glass alone`, async ({ page, host }) => {
    const stage = await Stage.on(page, host.home, 'en');
    // On the largest glass everybody's plate is in sight.
    await page.setViewportSize(sizes[3]);
    await set(stage);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await page.evaluate(pageGoesOn), `at ${size.width}`).toBe(false);
    }
    await doubleText(page);
    await page.setViewportSize(sizes[0]);
    expect(await page.evaluate(pageGoesOn), 'with text at 200 %').toBe(false);
  });
}

for (const [moment, control] of [
  ['between', (stage: Stage) => stage.game.ending.round.deal],
  ['over', (stage: Stage) => stage.game.ending.final.again],
] as const) {
  test(`the way on is in sight at once: ${moment}`, async ({ page, host }) => {
    const stage = await Stage.on(page, host.home, 'en');
    await stage.bringToTable(moment, 'passed');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(stage.button(control(stage))).toBeInViewport({ ratio: 1 });
    }
    await doubleText(page);
    await page.setViewportSize(sizes[0]);
    await expect(stage.button(control(stage))).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone on its side, all that a hand can do is in sight', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize(sizes[3]);
  await stage.bringIntoHand('ashMany');
  for (const size of [
    { width: 640, height: 360 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    for (const control of await page.locator('.actions button').all())
      await expect(control).toBeInViewport({ ratio: 1 });
  }
});
