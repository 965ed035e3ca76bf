import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { doubleText } from './fits.ts';
import { sizes } from './sizes.ts';

/**
 * Runs in the page: what goes on below the lower edge of the glass, where a swipe would take the
 * whole page along.
 */
const pageGoesOn = (): boolean => document.documentElement.scrollHeight > innerHeight;

/** A screen of a game that may be longer than the glass. */
interface Long {
  readonly name: string;
  readonly set: (stage: Stage) => Promise<unknown>;
  /** What leads on from there, which is in sight at once. */
  readonly onward?: (stage: Stage) => string;
  /** On a phone on its side all that it can do is in sight. */
  readonly isHand?: true;
}

const SCREENS: readonly Long[] = [
  { name: 'table', set: (stage) => stage.bringToTable('asking', 'middle') },
  { name: 'hand', set: (stage) => stage.bringIntoHand('ashMany'), isHand: true },
  { name: 'hand of bets', set: (stage) => stage.bringIntoHand('betting') },
  {
    name: 'round summary',
    set: (stage) => stage.bringToTable('between', 'passed'),
    onward: ({ game }) => game.ending.round.deal,
  },
  {
    name: 'final',
    set: (stage) => stage.bringToTable('over', 'passed'),
    onward: ({ game }) => game.ending.final.again,
  },
];

for (const { name, set, onward, isHand } of SCREENS) {
  const also = onward ? ', and the way on is in sight at once' : '';
  test(`the ${name} scrolls inside the glass alone${also}`, async ({ page, host }) => {
    const stage = await Stage.on(page, host.home, 'en');
    // On the largest glass everybody's plate is in sight.
    await page.setViewportSize(sizes[3]);
    await set(stage);
    const look = async (where: string) => {
      expect(await page.evaluate(pageGoesOn), where).toBe(false);
      if (onward) await expect(stage.button(onward(stage))).toBeInViewport({ ratio: 1 });
    };
    for (const size of sizes) {
      await page.setViewportSize(size);
      await look(`at ${size.width}`);
    }
    if (isHand) await test.step('on a phone on its side, all acts are in sight', () => lie(page));
    await doubleText(page);
    await page.setViewportSize(sizes[0]);
    await look('with text at 200 %');
  });
}

/** All that a hand can do is in sight on a phone that lies on its side. */
async function lie(page: Page): Promise<void> {
  for (const size of [
    { width: 640, height: 360 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    for (const control of await page.locator('.actions button').all())
      await expect(control).toBeInViewport({ ratio: 1 });
  }
}
