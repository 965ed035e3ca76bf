import { expect } from '@playwright/test';
import { game as en } from '../../../src/lib/games/blaze/words/en/index.ts';
import { game as es } from '../../../src/lib/games/blaze/words/es/index.ts';
import { en as enApp } from '../../../src/lib/i18n/en.ts';
import { es as esApp } from '../../../src/lib/i18n/es.ts';
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

// Sheets are the same however the device goes round: one way looks into all of them everywhere, and
// the other one, in the other language, from an open hand.
for (const { way, viewport, locale, words, shelf, flame, sheets, telling } of [
  {
    way: 'passed',
    viewport: { width: 390, height: 844 },
    sheets: SHEETS,
    telling: TELLING,
    locale: 'en-GB',
    words: en,
    shelf: enApp.shelf,
    flame: 'Flame 9',
  },
  {
    way: 'middle',
    viewport: { width: 1366, height: 1024 },
    sheets: ['log'],
    telling: [],
    locale: 'es',
    words: es,
    shelf: esApp.shelf,
    flame: '9 de Llama',
  },
] as const) {
  test.describe(`${way}, ${viewport.width} wide, ${locale}`, () => {
    test.use({ viewport, locale });

    test('a challenge shows every hand to its owner alone', async ({ page, host }) => {
      const prepared = firstChallenge();
      const device = await Device.at({ page, home: host.home, prepared, way, words });
      await expectNoLeak(device);
      await lookRound(device, sheets);

      await device.open('Ana');
      await expectFound(device, 'Ana');
      expect((await device.sinks())['dom']).toContain(flame);
      await lookRound(device);
      await device.open('Ana');
      await device.lay('r3');
      await expectNoLeak(device);
      await device.cover();
      await lookRound(device, TELLING);
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
      // What must be seen is told before the table lies free.
      for (let i = 0; i < 4 && !(await device.has(browse)); i++) {
        await device.toTable();
        await device.hearOut(() => expectNoLeak(device));
      }
      await device.tap(browse);
      await expect(page.getByRole('dialog')).toContainText(words.cards.suits.r);
      await expectNoLeak(device);
      await device.tap(device.words.play.close);
      await lookRound(device, telling);

      await device.tap(device.words.play.bar.undo);
      await page.getByRole('dialog').locator('.primary').click();
      await device.settle();
      await expectNoLeak(device);
      expect(device.printed).toEqual([]);
      await page.goto(host.home);
      await expect(page.getByRole('region', { name: shelf.continue })).toBeVisible();
      await expectNoLeak(device);
      expect(device.printed).toEqual([]);
    });
  });
}
