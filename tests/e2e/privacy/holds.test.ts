import { expect, type Locator } from '@playwright/test';
import { moving, test } from '../app.ts';
import { controlsOn, press } from './controls.ts';
import type { GameWords } from '../../../src/lib/i18n/game-words.ts';
import type { AnyDevice } from './any-device.ts';
import { Device } from './device.ts';
import { firstChallenge } from './evening.ts';
import { TABLES } from './tables.ts';

test.use(moving);

/**
 * Longer than the quiet before a press, and than a control says that it wants to be held; in ms.
 */
const QUIET = 400;
const SAID = 2100;

async function expectHint(device: AnyDevice<GameWords>, name: string, hint: string): Promise<void> {
  const { page } = device;
  const control: Locator = page.getByRole('button', { name, exact: true });
  const before = await control.boundingBox();
  await page.clock.runFor(QUIET);
  await press(page, name, 100);
  await device.settle();
  await expect(control.locator('.hint')).toHaveText(hint);
  await expect(control.locator('.label')).toHaveCSS('opacity', '0');
  expect(await control.boundingBox()).toEqual(before);
  expect((await controlsOn(page)).map((each) => each.name)).toContain(name);
  await page.clock.runFor(SAID);
  await device.settle();
  await expect(control.locator('.hint')).toBeEmpty();
  await expect(control.locator('.label')).toHaveCSS('opacity', '1');
}

for (const { game, at } of TABLES)
  test(`a press on a plate of ${game} that is too short is told to hold, and moves nothing`, async ({
    page,
    host,
  }) => {
    const device = await at({ page, home: host.home, way: 'middle' });
    await device.toTable();
    const { hold } = device.words.table.plate;
    await expectHint(device, await device.wayIn('Ana'), hold);
    expect(await device.opened()).toBe(null);
    expect(await device.wrong()).toEqual([]);
  });

test('a press in a hand that is too short is told to hold, and moves nothing', async ({
  page,
  host,
}) => {
  const brought = { page, home: host.home, prepared: firstChallenge() };
  const device = await Device.at({ ...brought, way: 'middle' });
  const { hand } = device.words;
  await device.open('Ana');
  await device.layAny();
  await device.commit();
  await device.hearOut();
  await device.nobodyAdds();
  await device.open('Bo');
  await expectHint(device, hand.act.takeName(1), hand.act.takeName(1));
  expect(await device.opened()).toBe('Bo');
  expect(await device.wrong()).toEqual([]);
});
