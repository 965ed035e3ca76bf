import { expect, type Page } from '@playwright/test';
import { moving, test } from '../app.ts';
import { canBeSlow, POINTS, stored, storeTakes, type Point } from '../slow-store.ts';
import type { StaticHost } from '../server.ts';
import { down, press } from './controls.ts';
import type { GameWords } from '../../../src/lib/i18n/game-words.ts';
import type { AnyDevice } from './any-device.ts';
import { TABLES, type Table } from './tables.ts';

test.use(moving);

/**
 * Longer than anything that is pressed here, and than what is stored takes; in ms of the page's
 * clock.
 */
const QUIET = 700;
const SLOW = 3000;

type Device = AnyDevice<GameWords>;

/** Ana's device, which has the cover that names her on it. */
const deviceAt = (page: Page, host: StaticHost, { at }: Table): Promise<Device> =>
  at({ page, home: host.home, prepare: () => canBeSlow(page) });

/** The control has been held for long enough, and that somebody has looked is being stored. */
async function hold(device: Device, whose: string, point: Point): Promise<void> {
  const { page } = device;
  const opener = await device.wayIn(whose);
  await storeTakes(page, point, SLOW);
  await page.clock.runFor(QUIET);
  await press(page, opener, 400);
  await page.clock.runFor(QUIET);
  expect(await device.opened()).toBe(null);
}

/** The app goes to the background. */
const leave = ({ page }: Device): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('blur')));

/** All that is under way comes to its end. */
async function wait(device: Device): Promise<void> {
  await device.page.clock.runFor(SLOW);
  await device.settle();
  // On a busy machine something may begin to be stored only now, and waits for the page's clock.
  await stored(device.page);
  await device.settle();
}

const waiting = ({ page }: Device): Promise<number> =>
  page.evaluate(() => window.slowStore.waiting);

/** Storing has come to the point at which it waits, and the page's clock has not moved. */
async function waits(device: Device, point: Point): Promise<void> {
  await expect.poll(() => waiting(device)).toBeGreaterThan(0);
  if (point === 'after')
    await expect.poll(() => device.page.evaluate(() => window.storing)).toBe(0);
}

/** Whoever has opened a hand has gone on meanwhile: it stays shut. */
async function expectShut(device: Device, whose: string): Promise<void> {
  const { page } = device;
  const { table, play } = device.words;
  const aside = whose === 'Ana' ? table.cover.notMe : table.cover.show;
  for (const point of POINTS)
    await test.step(`to the table, with a double tap, where storing waits ${point}`, async () => {
      await hold(device, whose, point);
      await press(page, aside, 40);
      await expect(page.locator('main.table')).toBeVisible();
      await page.clock.runFor(100);
      await page.mouse.down();
      await page.mouse.up();
      await wait(device);
      expect(await device.opened()).toBe(null);
      await expect(page.locator('main.table')).toBeVisible();
      await leave(device);
    });
  await test.step('to a panel', async () => {
    await hold(device, whose, 'after');
    await press(page, play.bar.rules, 40);
    await wait(device);
    await expect(page.getByRole('dialog')).toBeVisible();
    await device.tap(play.close);
    expect(await device.opened()).toBe(null);
  });
  await test.step('out of the app', async () => {
    await hold(device, whose, 'after');
    await leave(device);
    await wait(device);
    expect(await device.opened()).toBe(null);
  });
  await test.step('nowhere: it opens', async () => {
    await hold(device, whose, 'after');
    await wait(device);
    expect(await device.opened()).toBe(whose);
  });
  expect(await device.wrong()).toEqual([]);
}

for (const table of TABLES) {
  for (const whose of table.eyes)
    test(`a hand of ${table.game} for ${whose} stays shut where they have gone on while it is stored that they looked`, async ({
      page,
      host,
    }) => {
      await expectShut(await deviceAt(page, host, table), whose);
    });

  for (const point of POINTS)
    test(`no hold opens the hand of ${table.game} of who comes next, where storing waits ${point}`, async ({
      page,
      host,
    }) => {
      const device = await deviceAt(page, host, table);
      await device.open('Ana');
      await device.ready();
      await storeTakes(page, point, SLOW);
      await device.doer().click();
      await leave(device);
      await waits(device, point);
      await page.clock.runFor(SLOW - 100);
      await down(page, await device.wayIn('Ana'));
      await page.clock.runFor(120);
      // In real time, as a disk takes it: the hold lasts no longer because the machine is slow.
      await expect.poll(() => waiting(device)).toBe(0);
      const named = page.locator('main.cover section');
      for (let i = 0; i < 15 && (await named.getAttribute('aria-label')) === 'Ana'; i++) {
        await page.evaluate(() => new Promise<void>((done) => window.realFrame(() => done())));
        await page.clock.runFor(20);
      }
      await expect(named).toHaveAttribute('aria-label', 'Bo');
      await page.clock.runFor(QUIET);
      await wait(device);
      expect(await device.opened()).toBe(null);
      await page.mouse.up();
      // Whoever it is for now finds their way in.
      await storeTakes(page, point, 0);
      await device.open('Bo');
      expect(await device.wrong()).toEqual([]);
    });
}
