import { expect } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { game as enGame } from '../../src/lib/games/blaze/words/en/index.ts';
import { test } from './app.ts';
import { sitDown } from './bot-tables.ts';
import { begin, button, cardsInHand, openHand, OPENER } from './playing.ts';

const { hand, play } = enGame;
const { coversAfter } = en.settings;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) => page.clock.install());

test('a hand that nobody touches says so and is covered, and nothing in it is lost', async ({
  page,
  host,
}) => {
  await begin(page, host.home);
  await openHand(page);
  const notice = page.getByRole('status').filter({ hasText: hand.untouched });
  await cardsInHand(page).first().click();
  await page.clock.runFor(74_000);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(notice).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(89_000);
  await expect(notice).toBeVisible();
  await expect(cardsInHand(page).first()).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(button(page, OPENER)).toBeVisible();
  await expect(cardsInHand(page)).toHaveCount(0);
  await openHand(page);
  await expect(cardsInHand(page).first()).toHaveAttribute('aria-pressed', 'true');
});

test('the hand of somebody alone stays open, as nobody else is there to see it', async ({
  page,
  host,
}) => {
  await sitDown(page, host, [null, 'spark', 'spark', 'spark']);
  await expect(button(page, play.bots.tableName)).toBeVisible();
  await expect(cardsInHand(page).first()).toBeVisible();
  await page.clock.runFor(100_000);
  await expect(cardsInHand(page).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: hand.untouched })).toHaveCount(0);
});

test('a hand stays open for as long as its table likes', async ({ page, host }) => {
  await begin(page, host.home);
  await button(page, play.bar.menu).click();
  await page.getByText(en.settings.title, { exact: true }).click();
  const choices = page.getByRole('group', { name: coversAfter.name });
  await expect(choices.getByRole('radio', { name: coversAfter.seconds(90) })).toBeChecked();
  await choices.getByRole('radio', { name: coversAfter.never }).check({ force: true });
  await button(page, play.close).click();
  await openHand(page);
  await page.clock.runFor(600_000);
  await expect(cardsInHand(page).first()).toBeVisible();
});
