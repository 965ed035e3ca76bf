import { expect } from '@playwright/test';
import { test } from './app.ts';
import { Device } from './privacy/device.ts';
import { firstChallenge } from './privacy/evening.ts';

test('once somebody will add, nobody claims that nobody adds', async ({ page, host }) => {
  const device = await Device.at({ page, home: host.home, prepared: firstChallenge() });
  const { passed } = device.words.table;
  await device.open('Ana');
  await device.layAny();
  await device.commit();
  await device.hearOut();
  await device.toTable();
  await device.hold(passed.takes('Bo'));
  await device.hearOut();
  await device.toTable();
  expect(await device.names()).toContain(`${passed.nobody} ${passed.nobodyNames('Ana and Cy')}`);
  await device.tap(passed.wants('Cy', 'Ana'));
  expect(await device.names()).toContain(passed.silent('Ana', 1));
  await device.tap(passed.unwants('Cy'));
  expect(await device.names()).toContain(`${passed.nobody} ${passed.nobodyNames('Ana and Cy')}`);
  await device.tap(passed.wants('Cy', 'Ana'));
  await device.tap(passed.silent('Ana', 1));
  expect(await device.names()).toContain(device.words.table.cover.open('Cy'));
});
