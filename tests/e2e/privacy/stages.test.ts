import { expect } from '@playwright/test';
import { moving, test } from '../app.ts';
import { Device } from './device.ts';
import { reached, unseenFaces, type Reach } from './games.ts';
import { findings } from './sinks.ts';

test.use(moving);

/** Moments between the challenges, in which the table tells much, and hands still matter. */
const MOMENTS: readonly Reach[] = [
  { seed: 3, players: 4, stage: 'betting 1', further: 2, options: { betting: true } },
  { seed: 5, players: 5, stage: 'burn 1', further: 9 },
  { seed: 1, players: 3, stage: 'kindling 2', further: 6, options: { edition: 'classic' } },
];

for (const moment of MOMENTS)
  test(`in ${moment.stage} no hand is told to anybody`, async ({ page, host }) => {
    const device = await Device.at({ page, home: host.home, prepared: reached(moment) });
    const { bar, close } = device.words.play;
    const check = async () => expect(await device.leaks(await device.opened())).toEqual([]);
    expect(Object.values(device.secrets).flat().length).toBeGreaterThan(0);
    await check();
    await device.toTable();
    for (const sheet of [bar.log, bar.undo]) {
      await device.tap(sheet);
      await check();
      await device.tap(close);
    }
    expect(device.printed).toEqual([]);
  });

test('the end of a round keeps the cards that nobody has seen', async ({ page, host }) => {
  const prepared = reached({ seed: 4, players: 4, stage: 'deal 2', further: 0 });
  const unseen = unseenFaces(prepared);
  const device = await Device.at({ page, home: host.home, prepared });
  expect(unseen.length).toBeGreaterThan(0);
  const check = async () => expect(findings(await device.sinks(), unseen)).toEqual([]);
  await check();
  await device.toTable();
  await expect(page.getByRole('button', { name: device.words.ending.round.deal })).toBeVisible();
  await check();
  await device.tap(device.words.play.bar.log);
  await check();
});
