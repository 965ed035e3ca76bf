import { expect, type Page } from '@playwright/test';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { moving, test } from './app.ts';
import { stopClock } from './patience.ts';
import { button, cardsInHand, begin, openHand, PLAY } from './playing.ts';

test.use(moving);

const { act, coverName } = game.hand;

test.beforeEach(async ({ page, host }) => {
  await page.clock.install();
  await begin(page, host.home);
  await openHand(page);
  // No frame is drawn from here on, by the page's clock.
  await stopClock(page);
});

const first = (page: Page) => cardsInHand(page).first();
const press = (page: Page, key: string) => page.keyboard.press(key);

test('a card answers the finger before anything else does', async ({ page }) => {
  await first(page).click();
  await expect(first(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, act.choose)).toBeVisible();
  await page.clock.runFor(50);
  await expect(button(page, PLAY)).toBeEnabled();
  await expect(first(page)).toHaveAttribute('aria-pressed', 'true');
  await first(page).click();
  await expect(first(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page, PLAY)).toBeVisible();
  await page.clock.runFor(50);
  await expect(button(page, act.choose)).toBeVisible();
});

test('whoever is faster than the screen plays the card all the same', async ({ page }) => {
  await first(page).focus();
  await press(page, 'Space');
  await press(page, 'Enter');
  await page.clock.resume();
  await expect(button(page, game.story.telling.skip).or(page.locator('main.cover'))).toBeVisible();
});

test('a hand covered meanwhile is as it was', async ({ page }) => {
  await first(page).click();
  await button(page, coverName).click();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect(page.locator('main.cover')).toBeVisible();
  await openHand(page);
  await expect(first(page)).toHaveAttribute('aria-pressed', 'false');
});
