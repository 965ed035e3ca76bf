import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { moving, openAwake, test } from './app.ts';
import { button, cardsInHand, begin, deal, hold, OPENER, openHand, PLAY } from './playing.ts';
import { putInto } from './database.ts';
import { hurry, stopClock } from './patience.ts';
import type { StaticHost } from './server.ts';
import { Device } from './privacy/device.ts';
import { firstChallenge } from './privacy/evening.ts';

test.use(moving);

const { act } = game.hand;

test.use({ viewport: { width: 390, height: 844 } });

/** Where a control lies that somebody sees. */
async function middleOf(control: Locator): Promise<readonly [number, number]> {
  const { x, y, width, height } = (await control.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Longer than anything takes to settle, and the time between two slow taps of a pair; ms. */
const LONG = 700;
const GAP = 420;

/** A control is tapped twice at the same point. */
const doubleTap = async (device: Device, control: Locator): Promise<void> => {
  const { page } = device;
  const point = await middleOf(control);
  await hurry(page);
  await page.clock.runFor(LONG);
  await page.mouse.click(...point);
  await device.settle(1);
  await page.clock.runFor(GAP - 50);
  await page.mouse.click(...point);
  await device.settle();
};

const inTheMiddle = (page: Page, host: StaticHost): Promise<Device> =>
  Device.at({ page, home: host.home, prepared: firstChallenge(), way: 'middle' });

// On every glass, between all neighbouring states: `npm run soak -- --only double-taps`.
test('a double tap on Beat answers for nobody', async ({ page, host }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const device = await inTheMiddle(page, host);
  await device.open('Ana');
  await device.layAny();
  await device.commit();
  await device.hearOut();
  await device.open('Bo');
  await device.layAny();
  await doubleTap(device, page.locator('section.hand .primary:enabled').first());
  await device.hearOut();
  const { plate } = game.table;
  for (const asked of ['Ana', 'Cy'])
    await expect(button(page, plate.of(asked, plate.done))).toBeVisible();
  expect(await device.wrong()).toEqual([]);
});

test('a double tap on Play has nobody stand out', async ({ page, host }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const device = await inTheMiddle(page, host);
  await device.open('Ana');
  await device.layAny();
  await doubleTap(device, button(page, PLAY));
  await device.hearOut();
  await expect(button(page, game.table.plate.of('Ana', game.table.plate.inName))).toBeHidden();
  await expect(button(page, game.table.plate.of('Bo', game.table.plate.open))).toBeVisible();
});

test('whoever pressed a plate too shortly is told to hold it, and does so at once', async ({
  page,
  host,
}) => {
  const device = await inTheMiddle(page, host);
  await device.toTable();
  const point = await middleOf(button(page, game.table.plate.of('Ana', game.table.plate.open)));
  await hurry(page);
  await page.clock.runFor(LONG);
  await page.mouse.click(...point);
  await device.settle(1);
  await expect(page.getByText(game.table.plate.hold).first()).toBeVisible();
  await page.clock.runFor(250);
  await page.mouse.move(...point);
  await page.mouse.down();
  await page.clock.runFor(LONG);
  await page.mouse.up();
  await device.settle();
  await expect(cardsInHand(page).first()).toBeVisible();
  expect(await device.wrong()).toEqual([]);
});

test('the second tap of a double tap says nothing for whoever tapped', async ({ page, host }) => {
  await page.clock.install();
  await begin(page, host.home);
  await openHand(page);
  await cardsInHand(page).first().click();
  const point = await middleOf(button(page, act.playOn));
  await hurry(page);
  await stopClock(page);
  await page.mouse.click(...point);
  // It has come to where the tapped one was.
  const done = button(page, act.done);
  await expect(done).toBeVisible();
  await page.clock.runFor(130);
  await page.mouse.click(...point);
  // It is seen that it took nothing.
  await expect(done).toHaveCSS('opacity', '0.45');
  await page.clock.runFor(1000);
  await expect(done).toHaveCSS('opacity', '1');
  // What is meant is heard.
  await done.click();
  await expect(done).toBeHidden();
});

test('what was drawn long ago takes a press, though the page was too busy to look at it', async ({
  page,
  host,
}) => {
  // What tells that a frame has been drawn is read much later than a press comes.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const later = setTimeout.bind(window);
    MessagePort.prototype.postMessage = function (...given: [unknown]) {
      later(() => post.apply(this, given), 5000);
    };
  });
  await openAwake(page, host.home);
  await button(page, en.home.alone).click();
  const close = button(page, en.setup.alone.close);
  await close.click();
  await expect(close).toBeHidden();
});

test('a double tap that folds the settings does not close the menu', async ({ page, host }) => {
  await page.setViewportSize({ width: 640, height: 750 });
  const device = await inTheMiddle(page, host);
  await button(page, game.play.bar.menu).click();
  await device.settle();
  await page.clock.runFor(LONG);
  const menu = page.getByRole('dialog', { name: game.play.bar.menu });
  const fold = menu.locator('summary').filter({ hasText: en.settings.title });
  // As short as it is where nobody passes the device round.
  await menu.locator('.row').evaluateAll((rows) => {
    for (const row of rows.slice(0, 2)) (row as HTMLElement).style.display = 'none';
  });
  const folded = await menu.boundingBox();
  await fold.click();
  await fold.evaluate((summary) => summary.scrollIntoView({ block: 'start' }));
  // Where it lies now is beside the menu once that is short again.
  expect((await middleOf(fold))[1]).toBeLessThan(folded!.y);
  await doubleTap(device, fold);
  await expect(menu).toBeVisible();
});

test('a double tap on what vanishes does nothing to what lay below it', async ({ page, host }) => {
  const device = await inTheMiddle(page, host);
  const menu = button(page, game.play.bar.menu);
  const point = await middleOf(menu);
  // As a question over the table, which the first tap answers.
  await page.evaluate(([x, y]) => {
    const over = document.createElement('button');
    over.style.cssText = `position: fixed; left: ${x - 60}px; top: ${y - 40}px; width: 120px;
      height: 80px; z-index: 1000`;
    over.id = 'over';
    over.addEventListener('click', () => over.remove());
    document.querySelector('main')!.append(over);
    return window.drawn();
  }, point);
  await hurry(page);
  await page.clock.runFor(LONG);
  await page.mouse.click(...point);
  await expect(page.locator('#over')).toBeHidden();
  await page.clock.runFor(GAP - 50);
  await page.mouse.click(...point);
  await device.settle();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Once the finger rests, it is heard; a busy machine tells late when it was pressed.
  await page.clock.runFor(2 * LONG);
  await page.mouse.click(...point);
  await device.settle();
  await expect(page.getByRole('dialog', { name: game.play.bar.menu })).toBeVisible();
});

test('hands open as the most careful want it until the settings are read', async ({
  page,
  host,
}) => {
  await page.clock.install();
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
