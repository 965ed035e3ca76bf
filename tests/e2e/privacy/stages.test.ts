import { expect } from '@playwright/test';
import { moving, test } from '../app.ts';
import type { GameWords } from '../../../src/lib/i18n/game-words.ts';
import { random } from '../hanabi.ts';
import type { AnyDevice } from './any-device.ts';
import { Device } from './device.ts';
import { reached, unseenFaces, type Reach } from './games.ts';
import { HanabiDevice, type BringIn } from './hanabi-device.ts';
import { findings } from './sinks.ts';

test.use(moving);

/** Moments between the challenges, in which the table tells much, and hands still matter. */
const MOMENTS: readonly Reach[] = [
  { seed: 3, players: 4, stage: 'betting 1', further: 2, options: { betting: true } },
  { seed: 5, players: 5, stage: 'burn 1', further: 9 },
  { seed: 1, players: 3, stage: 'kindling 2', further: 6, options: { edition: 'classic' } },
];

/** Nothing of a hand stands on the cover, on the table, or in what tells how it came to that. */
async function expectNothingTold(
  device: AnyDevice<GameWords>,
  sheets: readonly ('log' | 'undo')[] = ['log', 'undo'],
): Promise<void> {
  const { bar, close } = device.words.play;
  const check = async () => expect(await device.leaks(await device.opened())).toEqual([]);
  expect(Object.values(device.secrets).flat().length).toBeGreaterThan(0);
  await check();
  await device.toTable();
  for (const sheet of sheets) {
    await device.tap(bar[sheet]);
    await check();
    await device.tap(close);
  }
  expect(device.printed).toEqual([]);
}

for (const moment of MOMENTS)
  test(`in ${moment.stage} no hand is told to anybody`, async ({ page, host }) => {
    const device = await Device.at({ page, home: host.home, prepared: reached(moment) });
    await expectNothingTold(device);
  });

/**
 * Where much is told of Hanabi: of many clues and of cards that went, and with the last card drawn.
 */
const TURNS: Readonly<Record<string, Pick<BringIn, 'played' | 'memory' | 'way'>>> = {
  'many clues': { played: random(4, 3, 20), memory: 'marks', way: 'middle' },
  'the last lap': { played: random(5, 2, 70), memory: 'none' },
};

for (const [turn, brought] of Object.entries(TURNS))
  test(`in ${turn} no hand is told to anybody`, async ({ page, host }) => {
    await expectNothingTold(await HanabiDevice.at({ page, home: host.home, ...brought }));
  });

test('the end of a game of Hanabi keeps what was held until its log is read', async ({
  page,
  host,
}) => {
  const played = random(3, 1, 80);
  const device = await HanabiDevice.at({ page, home: host.home, played });
  await expectNothingTold(device, ['undo']);
  await expect(
    page.getByRole('button', { name: device.words.ending.final.again, exact: true }),
  ).toBeVisible();
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
