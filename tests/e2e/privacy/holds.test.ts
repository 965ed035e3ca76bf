import { expect, type Locator } from '@playwright/test';
import { moving, test } from '../app.ts';
import { controlsOn, press } from './controls.ts';
import { Device } from './device.ts';
import { firstChallenge } from './evening.ts';

test.use(moving);

/**
 * Longer than the quiet before a press, and than a control says that it wants to be held; in ms.
 */
const QUIET = 400;
const SAID = 2100;

async function expectHint(device: Device, name: string, hint: string): Promise<void> {
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

test('a press that is too short is told to hold, and moves nothing', async ({ page, host }) => {
  const device = await Device.at({
    page,
    home: host.home,
    prepared: firstChallenge(),
    way: 'middle',
  });
  const { hand, table } = device.words;
  await test.step('on a plate', async () => {
    await device.toTable();
    await expectHint(device, table.plate.of('Ana', table.plate.open), table.plate.hold);
    expect(await device.opened()).toBe(null);
  });
  await test.step('in a hand', async () => {
    await device.open('Ana');
    await device.layAny();
    await device.commit();
    await device.hearOut();
    await device.nobodyAdds();
    await device.open('Bo');
    await expectHint(device, hand.act.takeName(1), hand.act.takeName(1));
    expect(await device.opened()).toBe('Bo');
  });
  expect(await device.wrong()).toEqual([]);
});
