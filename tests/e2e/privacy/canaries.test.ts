import { expect } from '@playwright/test';
import { game as es } from '../../../src/lib/games/blaze/words/es/index.ts';
import { moving, test } from '../app.ts';
import { Device } from './device.ts';
import { firstChallenge } from './evening.ts';

test.use(moving);

/** Nothing of a hand that is not open stands anywhere, nor did it on the way here. */
async function expectNoLeak(device: Device): Promise<void> {
  const opened = await device.opened();
  expect(await device.leaks(opened), `with ${opened ?? 'no hand'} open`).toEqual([]);
  expect(await device.wrong()).toEqual([]);
}

/**
 * The search is not blind: the hand that is open is found as text, as what a screen reader reads,
 * and as a drawing.
 */
async function expectFound(device: Device, person: string): Promise<void> {
  const found = await device.found(person);
  for (const card of device.secrets[person] ?? []) {
    expect(found).toContain(`dom: ${card}`);
    expect(found).toContain(`accessibility: ${card}`);
  }
  expect(device.secrets[person]?.length).toBeGreaterThan(1);
  await expectNoLeak(device);
}

const SHEETS = ['log', 'rules', 'undo', 'menu'] as const;
/** Those that tell something else as the game goes on. */
const TELLING = ['log', 'undo'] as const;

/** Each sheet within reach is opened, searched and closed. */
async function lookRound(
  device: Device,
  sheets: readonly (typeof SHEETS)[number][] = SHEETS,
): Promise<void> {
  const { bar, close } = device.words.play;
  for (const sheet of sheets) {
    await device.tap(bar[sheet]);
    await expectNoLeak(device);
    await device.tap(close);
  }
}

// Sheets are the same however the device goes round: one way looks into all of them.
for (const [way, viewport, sheets, telling] of [
  ['passed', { width: 390, height: 844 }, SHEETS, TELLING],
  ['middle', { width: 1366, height: 1024 }, ['log'], []],
] as const) {
  test.describe(`${way}, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('a challenge shows every hand to its owner alone', async ({ page, host }) => {
      const device = await Device.at({ page, home: host.home, prepared: firstChallenge(), way });
      await expectNoLeak(device);
      await lookRound(device, sheets);

      await device.open('Ana');
      await expectFound(device, 'Ana');
      await lookRound(device, sheets);
      await device.open('Ana');
      await device.lay('r3');
      await expectNoLeak(device);
      await device.cover();
      await lookRound(device, telling);
      await device.toTable();
      await expectNoLeak(device);

      await device.open('Ana');
      await expectFound(device, 'Ana');
      await device.commit();
      expect(await device.opened()).toBe(null);
      await expectNoLeak(device);
      await lookRound(device, telling);

      await device.open('Bo');
      await expectFound(device, 'Bo');
      await device.lay('r4');
      await device.commit();
      await expectNoLeak(device);
      await device.nobodyAdds();
      await expectNoLeak(device);
      await device.hearOut(() => expectNoLeak(device));
      if ((await device.opened()) !== null) await device.cover();
      await device.hearOut(() => expectNoLeak(device));
      const browse = device.words.table.facts.browse(2);
      // What was settled is told before the table lies free.
      for (let i = 0; i < 4 && !(await device.has(browse)); i++) {
        await device.toTable();
        await device.hearOut(() => expectNoLeak(device));
      }
      await device.tap(browse);
      await expect(page.getByRole('dialog')).toContainText('Flame');
      await expectNoLeak(device);
      await device.tap(device.words.play.close);
      await lookRound(device, telling);

      await device.tap(device.words.play.bar.undo);
      await page.getByRole('dialog').locator('.primary').click();
      await device.settle();
      await expectNoLeak(device);
      expect(device.printed).toEqual([]);
      await page.goto(host.home);
      await expect(page.getByRole('region', { name: 'Continue' })).toBeVisible();
      await expectNoLeak(device);
      expect(device.printed).toEqual([]);
    });
  });
}

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  test('an open hand shows itself alone', async ({ page, host }) => {
    const prepared = firstChallenge();
    const device = await Device.at({ page, home: host.home, prepared, words: es });
    await expectNoLeak(device);
    await device.open('Ana');
    await expectFound(device, 'Ana');
    expect((await device.sinks())['dom']).toContain('9 de Llama');
    await lookRound(device);
    await device.open('Ana');
    await device.cover();
    await lookRound(device, TELLING);
    expect(device.printed).toEqual([]);
  });
});
