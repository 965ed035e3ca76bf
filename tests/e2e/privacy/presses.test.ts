import { expect } from '@playwright/test';
import { moving, test } from '../app.ts';
import { settings as words } from '../../../src/lib/i18n/en/settings.ts';
import type { StaticHost } from '../server.ts';
import { writtenTo } from '../database.ts';
import { hurry } from '../patience.ts';
import { down, press } from './controls.ts';
import type { GameWords } from '../../../src/lib/i18n/game-words.ts';
import type { AnyDevice } from './any-device.ts';
import { BLAZE, HANABI, TABLES } from './tables.ts';

test.use(moving);

type Device = AnyDevice<GameWords>;

/** Controls that open a hand: where they are, and whom it is for. */
const PLACES = [
  { ...BLAZE, place: 'the cover', whose: 'Ana' },
  { ...BLAZE, place: 'the table', whose: 'Ana' },
  { ...HANABI, place: 'the table', whose: 'Ana' },
  { ...HANABI, place: 'the cover of one that is shown', whose: 'all but Ana' },
] as const;

const pass = (device: Device, ms: number): Promise<void> => device.page.clock.runFor(ms);

async function expectShut(device: Device): Promise<void> {
  await device.settle();
  expect(await device.opened()).toBe(null);
  expect(await device.wrong()).toEqual([]);
}

async function expectOpen(device: Device, whose = 'Ana'): Promise<void> {
  await device.settle();
  expect(await device.opened()).toBe(whose);
  expect(await device.wrong()).toEqual([]);
}

for (const { game, at, place, whose } of PLACES)
  test.describe(`a hand of ${game}, from ${place}`, () => {
    const wayIn = async (device: Device) => {
      if (place === 'the table') await device.toTable();
      return device.wayIn(whose);
    };
    const begin = async (device: Device) => {
      const opener = await wayIn(device);
      await hurry(device.page);
      await pass(device, 400);
      return opener;
    };

    test('no press or key opens a hand that is too short, too soon, or broken off; a long one does', async ({
      page,
      host,
    }) => {
      const device = await at({ page, home: host.home });
      const opener = await begin(device);
      await test.step('340 ms', async () => {
        await press(page, opener, 340);
        await expectShut(device);
      });
      await test.step('200 ms after another press', async () => {
        await pass(device, 400);
        await page.mouse.click(3, 3);
        await pass(device, 200);
        await press(page, opener, 600);
        await expectShut(device);
      });
      await test.step('a double tap', async () => {
        await pass(device, 400);
        await press(page, opener, 60);
        await pass(device, 60);
        await press(page, opener, 60);
        await expectShut(device);
      });
      await test.step('a second press held', async () => {
        await pass(device, 400);
        await press(page, opener, 60);
        await pass(device, 60);
        await press(page, opener, 600);
        await expectShut(device);
      });
      await test.step('it slips away', async () => {
        await pass(device, 400);
        await down(page, opener);
        await pass(device, 200);
        await page.mouse.move(4, 4);
        await pass(device, 600);
        await page.mouse.up();
        await expectShut(device);
      });
      await test.step('a key is pressed meanwhile', async () => {
        await pass(device, 400);
        await down(page, opener);
        await pass(device, 200);
        await page.keyboard.press('x');
        await pass(device, 600);
        await page.mouse.up();
        await expectShut(device);
      });
      await test.step('360 ms after a moment of quiet', async () => {
        await pass(device, 400);
        await press(page, opener, 360);
        await expectOpen(device, whose);
      });
      await test.step('a key that repeats opens nothing; one that asks and confirms does', async () => {
        await pass(device, 700);
        await device.cover();
        const again = await wayIn(device);
        await pass(device, 400);
        await page.getByRole('button', { name: again, exact: true }).focus();
        for (let i = 0; i < 40; i++) {
          await page.keyboard.down('Enter');
          await pass(device, 30);
        }
        await page.keyboard.up('Enter');
        await expectShut(device);
        await page.keyboard.press('Escape');
        await pass(device, 400);
        await page.keyboard.press('Enter');
        await pass(device, 100);
        await page.keyboard.press('Enter');
        await expectShut(device);
        await pass(device, 300);
        await page.keyboard.press('Enter');
        await pass(device, 100);
        await expectOpen(device, whose);
      });
    });
  });

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  const eachOpener = TABLES.flatMap(({ eyes, ...table }) =>
    eyes.map((whose) => ({ ...table, whose })),
  );
  for (const { game, at, whose } of eachOpener)
    test(`no second finger opens a hand of ${game} for ${whose}, and none may come`, async ({
      page,
      host,
    }) => {
      const device = await at({ page, home: host.home });
      const opener = await device.wayIn(whose);
      await hurry(page);
      const box = (await page.getByRole('button', { name: opener }).boundingBox())!;
      const own = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 1 };
      const other = { x: 5, y: 5, id: 2 };
      const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof own)[]) =>
        device.cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
      await test.step('it comes second', async () => {
        await pass(device, 400);
        await touch('touchStart', [other]);
        await pass(device, 400);
        await touch('touchStart', [other, own]);
        await pass(device, 600);
        await touch('touchEnd', []);
        await expectShut(device);
      });
      await test.step('another one comes', async () => {
        await pass(device, 400);
        await touch('touchStart', [own]);
        await pass(device, 200);
        await touch('touchStart', [own, other]);
        await pass(device, 600);
        await touch('touchEnd', []);
        await expectShut(device);
      });
      await test.step('one alone does', async () => {
        await pass(device, 400);
        await touch('touchStart', [own]);
        await pass(device, 360);
        await touch('touchEnd', []);
        await expectOpen(device, whose);
      });
    });
});

/** Switches something on in the settings, and comes back to the game. */
async function withSetting(device: Device, host: StaticHost, name: string): Promise<void> {
  const { page } = device;
  const game = page.url();
  await page.goto(`${host.home}settings/`);
  const control = page.getByRole('switch', { name });
  // Until the stored settings are read, the controls take nothing.
  await expect(async () => {
    await control.check({ force: true, timeout: 2000 });
  }).toPass();
  await writtenTo(page, 'keepsakes');
  await page.goto(game);
  await device.arrive();
}

for (const { game, at, eyes } of TABLES) {
  test(`whoever wants to be careful presses for 600 ms in ${game}`, async ({ page, host }) => {
    const device = await at({ page, home: host.home });
    await withSetting(device, host, words.careful.name);
    const whose = eyes.at(-1)!;
    const opener = await device.wayIn(whose);
    await hurry(page);
    await pass(device, 400);
    await press(page, opener, 590);
    await expectShut(device);
    await pass(device, 400);
    await press(page, opener, 610);
    await expectOpen(device, whose);
  });

  test(`a hand of ${game} one peeks into shows only as long as it is held, unless one slides up`, async ({
    page,
    host,
  }) => {
    const device = await at({ page, home: host.home });
    await withSetting(device, host, words.peek.name);
    const hold = async (whose: string) => {
      await pass(device, 400);
      const opener = await device.wayIn(whose);
      await pass(device, 400);
      await down(page, opener);
      await pass(device, 400);
      await expectOpen(device, whose);
    };
    for (const whose of eyes)
      await test.step(`held, for ${whose}`, async () => {
        await hold(whose);
        await page.mouse.up();
        // Before time goes on.
        expect(await device.opened()).toBe(null);
        await expectShut(device);
        expect(await device.leaks()).toEqual([]);
      });
    await test.step('slid up', async () => {
      await hold('Ana');
      await page.mouse.move(195, 5);
      await page.mouse.up();
      await expectOpen(device);
      await device.cover();
      await expectShut(device);
    });
  });
}
