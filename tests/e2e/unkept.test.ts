import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { game as enGame } from '../../src/lib/games/blaze/words/en/index.ts';
import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import { rulesAmong } from '../../src/lib/record/open.ts';
import { readRecord } from '../../src/lib/record/read.ts';
import { test } from './app.ts';
import { linesFrom, refuseAll, refuseOnce } from './database.ts';
import { button, cardsInHand, begin, openChallenge, openHand, OPENER } from './playing.ts';
import { Device } from './privacy/device.ts';
import { reached } from './privacy/games.ts';
import { openFile } from './saved.ts';

const { hand, play } = enGame;

test.use({ viewport: { width: 390, height: 844 } });

test.describe('in a new game', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('what cannot be stored has not happened, and can be stored again', async ({
    page,
    host,
  }) => {
    await begin(page, host.home);
    await openHand(page);
    await refuseOnce(page);
    await openChallenge(page);
    await expect(page.getByRole('alert')).toContainText(en.shelf.problem({ code: 'quota' }));
    await expect(cardsInHand(page).first()).toHaveAttribute('aria-pressed', 'true');
    await button(page, play.trouble.again).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(button(page, OPENER)).toBeVisible();
  });

  test('a hand whose play cannot be stored does nothing but be covered', async ({ page, host }) => {
    await begin(page, host.home);
    await openHand(page);
    await refuseAll(page);
    await openChallenge(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await cardsInHand(page).last().focus();
    await expect(cardsInHand(page).last()).not.toBeFocused();
    await button(page, hand.coverName).click();
    await expect(cardsInHand(page)).toHaveCount(0);
    await expect(button(page, OPENER)).toBeVisible();
    await button(page, play.bar.menu).click();
    await expect(page.getByText(play.menu.unsaved)).toBeVisible();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('button', { name: play.menu.leaveUnsaved })).toBeVisible();
    await button(page, play.close).click();
    await page.evaluate(() => dispatchEvent(new Event('room')));
    await button(page, play.trouble.again).click();
    await expect(page.getByRole('alert')).toBeHidden();
    // The cover that comes once it is stored closes a menu that was opened before.
    const saved = page.getByText(play.menu.saved);
    await expect(async () => {
      if (!(await menu.isVisible())) await button(page, play.bar.menu).click();
      await expect(saved).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  test('what cannot be stored is left behind, and the hand is as it was before', async ({
    page,
    host,
  }) => {
    await begin(page, host.home);
    await openHand(page);
    const dealt = await cardsInHand(page).count();
    await refuseAll(page);
    await openChallenge(page);
    await expect(page.getByRole('alert')).toBeVisible();
    // What has come under a finger only just now takes no press.
    await page.clock.runFor(700);
    await button(page, play.menu.leaveUnsaved).click();
    await expect(page).toHaveURL(host.home);
    // The disk has room for a page that comes anew.
    await page.reload();
    await page.getByRole('link', { name: en.shelf.resume }).click();
    await expect(button(page, OPENER)).toBeVisible();
    await openHand(page);
    await expect(cardsInHand(page)).toHaveCount(dealt);
  });

  test('the light is kept once it is let go, and not before it is known what was kept; one that cannot be kept says so', async ({
    page,
    host,
  }) => {
    await page.addInitScript(() => {
      const { get, put } = IDBObjectStore.prototype;
      const kept: number[] = [];
      const waiting: (() => void)[] = [];
      let waits = true;
      const go = () => {
        waits = false;
        for (const act of waiting) act();
      };
      Object.assign(window, { kept, go });
      IDBObjectStore.prototype.get = function (key) {
        const request = get.call(this, key);
        if (!waits || key !== 'settings' || !location.pathname.endsWith('/play/')) return request;
        const listen = request.addEventListener.bind(request);
        request.addEventListener = (type: string, act: EventListener) =>
          listen(type, (event) => void waiting.push(() => act.call(request, event)));
        return request;
      };
      IDBObjectStore.prototype.put = function (value: { light?: number }, key) {
        if (value.light !== undefined) kept.push(value.light);
        return put.call(this, value, key);
      };
    });
    await begin(page, host.home);
    await button(page, play.bar.menu).click();
    const slider = page.getByRole('slider', { name: en.settings.light.name });
    await expect(slider).toBeDisabled();
    await page.evaluate(() => (window as unknown as { go: () => void }).go());
    await expect(slider).toBeEnabled();
    await slider.evaluate((input: HTMLInputElement) => {
      for (const light of [90, 80, 70]) {
        input.valueAsNumber = light;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await expect(page.getByText(en.settings.light.percent(70))).toBeVisible();
    await expect(page.locator('.shade')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.3)');
    await slider.dispatchEvent('change');
    const kept = () => page.evaluate(() => (window as unknown as { kept: number[] }).kept);
    await expect.poll(kept).toEqual([70]);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await slider.fill('60');
    await expect(page.getByText(en.settings.notKept)).toContainText(
      en.shelf.problem({ code: 'quota' }),
    );
  });
});

test('that a record was not saved is said until it is sent away', async ({ page, host }) => {
  const prepared = reached({ seed: 3, players: 4, stage: 'over', further: 0 });
  const device = await Device.at({ page, home: host.home, prepared });
  await device.toTable();
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new DOMException('not here', 'NotSupportedError');
    };
  });
  await device.tap(device.words.ending.final.save);
  await expect(page.getByRole('alert')).toContainText(play.unsaved);
  await device.tap(play.close);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const clearAway = async (page: Page, home: string) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', {
    origin: new URL(home).origin,
    storageTypes: 'all',
  });
};

test('a game that was cleared away in the midst of it can be saved again, all of it', async ({
  page,
  host,
}) => {
  await page.clock.install();
  await begin(page, host.home);
  await openHand(page);
  const id = new URL(page.url()).hash.slice(1);
  const kept = await linesFrom(page, id, 0);
  await clearAway(page, host.home);
  await openChallenge(page);
  const gone = page.getByRole('alert').filter({ hasText: play.trouble.gone });
  await button(page, play.trouble.again).click();
  await expect(gone).toBeHidden();
  expect((await linesFrom(page, id, 0)).slice(0, -1)).toEqual(kept);

  await page.reload();
  await expect(button(page, OPENER)).toBeVisible();
  await page.goto(host.home);
  await expect(page.getByRole('region', { name: en.shelf.continue })).toBeVisible();
});

test('a game that was cleared away in the midst of it can be had as a file, without a network, and left', async ({
  page,
  host,
}) => {
  await page.clock.install();
  await begin(page, host.home);
  await openHand(page);
  await clearAway(page, host.home);
  const port = Number(new URL(host.home).port);
  await host.stop();
  await openChallenge(page);
  const gone = page.getByRole('alert').filter({ hasText: play.trouble.gone });
  await expect(gone).toContainText(play.trouble.goneText);
  await expect(button(page, play.trouble.again)).toBeVisible();
  await button(page, play.trouble.save).click();
  const coming = page.waitForEvent('download');
  await button(page, en.shelf.export.go).click();
  const file = readFileSync(await (await coming).path(), 'utf8');
  const record = readRecord(file, rulesAmong(blaze));
  // Dealt, and not a move more: what could not be stored was shown to nobody.
  expect(record).toMatchObject({ ok: true, value: { record: { moves: { length: 1 } } } });
  await expect(gone).toContainText(/goes to your downloads/);

  await host.start(port);
  await button(page, play.home).click();
  await openFile(page, file);
  await expect(button(page, OPENER)).toBeVisible();
});
