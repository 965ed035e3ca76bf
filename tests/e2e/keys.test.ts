import { expect, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { openSuch } from './fold.ts';
import { sizes } from './sizes.ts';

const LIVE = '[data-slot][aria-disabled=false][aria-pressed=false]';
const BEATEN = '.felt [data-place^="lane:"][data-place$=":1"]';

test('Enter on a card lays it ready, and then plays what lies ready', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await openSuch(stage, { task: 'answers', cards: 6, players: 4 });
  const ready = page.locator('[data-slot][aria-pressed=true]');
  const beaten = await page.locator(BEATEN).count();
  await page.locator(LIVE).first().press('Enter');
  await stage.until(ready);
  await ready.press('Enter');
  await expect(ready).toHaveCount(0);
  // It is not merely taken back.
  await stage.until(page.locator(BEATEN).nth(beaten));
});

test('alone, Enter on a card plays it', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await openSuch(stage, { task: 'answers', cards: 6, players: 4, alone: true });
  const beaten = await page.locator(BEATEN).count();
  await page.locator(LIVE).first().press('Enter');
  await stage.until(page.locator(BEATEN).nth(beaten));
});

/** Presses the keys of what lies within reach; each leads to its sheet, and none out of another. */
async function reaches(page: Page, stage: Stage): Promise<void> {
  const { bar } = stage.game.play;
  const sheet = (name: string) => page.getByRole('dialog', { name });
  for (const [key, name, other] of [
    ['u', bar.undo, 'l'],
    ['l', bar.log, '?'],
    ['?', bar.rules, 'u'],
  ] as const) {
    await expect(stage.button(name)).toHaveAttribute('aria-keyshortcuts', key.toUpperCase());
    await page.keyboard.press(`Control+${key}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Whatever still settles closes a sheet that is opened over it.
    await expect(async () => {
      await page.keyboard.press(key);
      await page.clock.runFor(100);
      expect(await sheet(name).isVisible()).toBe(true);
    }).toPass();
    await page.keyboard.press(other);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(sheet(name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(700);
  }
}

/** Whoever talks to their device turns letters off: then they lead nowhere. */
async function takesNoLetters(page: Page, stage: Stage): Promise<void> {
  const { bar, close } = stage.game.play;
  await stage.tap(bar.menu);
  await page.locator('dialog summary').click();
  const letters = page.getByRole('switch', { name: en.settings.letterKeys.name });
  await letters.click();
  await expect(letters).not.toBeChecked();
  await stage.tap(close);
  await expect(stage.button(bar.log)).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('l');
  await stage.tap(bar.undo);
  await expect(page.getByRole('dialog', { name: bar.undo })).toBeVisible();
}

test('U, L and ? lead to what lies within reach, at the table and in a hand', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  await page.setViewportSize(sizes[3]);
  await stage.bringToTable('answering', 'middle');
  // A cover that is still there closes whatever is opened over it.
  await stage.until(page.locator('main.table'));
  await reaches(page, stage);
  await stage.bringIntoHand('answering');
  await reaches(page, stage);
  await takesNoLetters(page, stage);
});
