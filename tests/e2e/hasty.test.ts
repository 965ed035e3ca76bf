import { expect } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { game } from '../../src/lib/i18n/en/game.ts';
import { test } from './app.ts';
import { button, cardsInHand, deal, hold, OPENER, openHand } from './playing.ts';
import { putInto } from './database.ts';

const { act } = game.hand;

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) => page.clock.install());

test('the second tap of a double tap says nothing for whoever tapped', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  await deal(page);
  await openHand(page);
  await cardsInHand(page).first().click();
  const box = (await button(page, act.playOn).boundingBox())!;
  const point = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
  await page.mouse.click(...point);
  // It has come to where the tapped one was.
  const standOut = button(page, act.standOut);
  await expect(standOut).toBeVisible();
  await page.clock.runFor(130);
  await page.mouse.click(...point);
  await page.clock.runFor(1000);
  await expect(standOut).toBeVisible();
  // What is meant is heard.
  await standOut.click();
  await expect(standOut).toBeHidden();
});

test('hands open as the most careful want it until the settings are read', async ({
  page,
  host,
}) => {
  await page.goto(host.home);
  await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
  await putInto(page, 'keepsakes', { careful: true, peek: true }, 'settings');
  await page.goto(`${host.home}new/`);
  await page.evaluate(() => {
    const get = IDBObjectStore.prototype.get;
    IDBObjectStore.prototype.get = function (key) {
      if (key === 'settings') throw new DOMException('', 'UnknownError');
      return get.call(this, key);
    };
  });
  await deal(page);
  await hold(page, button(page, OPENER));
  await expect(button(page, OPENER)).toBeVisible();
  await button(page, game.play.bar.menu).click();
  await expect(page.getByLabel(en.settings.light.name)).toBeDisabled();
  await expect(page.getByText(en.settings.notRead)).toBeVisible();
});
