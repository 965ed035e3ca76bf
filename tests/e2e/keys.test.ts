import { expect } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { openSuch } from './fold.ts';

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
