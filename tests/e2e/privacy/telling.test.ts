import { expect, type Locator } from '@playwright/test';
import { WAYS } from '../../../src/lib/core/way.ts';
import { moving, test } from '../app.ts';
import type { GameWords } from '../../../src/lib/i18n/game-words.ts';
import { dealt as dealtHanabi } from '../hanabi.ts';
import type { AnyDevice } from './any-device.ts';
import { Device } from './device.ts';
import { dealt, type Prepared } from './games.ts';
import { HanabiDevice } from './hanabi-device.ts';

test.use(moving);

/** Bo can beat what Ana attacks with, and leads afterwards. */
const challenge = (): Prepared =>
  dealt(
    [
      ...(['r9', 'r9', 'b8', 'b8', 'r3'] as const),
      ...(['y9', 'y3', 'r8', 'r8', 'r4'] as const),
      ...(['b7', 'b7', 'y9', 'y7', 'r6'] as const),
      ...(['bF', 'bF', 'r7', 'r7', 'b9'] as const),
      'y1',
    ],
    [],
  );

/** Somebody cannot wait: the press goes past what is told, and no further. */
async function expectToldFirst(
  device: AnyDevice<GameWords>,
  person: string,
  opener: Locator,
): Promise<void> {
  const { page } = device;
  const { x, y, width, height } = (await opener.boundingBox())!;
  expect(await device.pastTelling()).toBeDefined();
  expect(await device.openerOf(person)).toBe(undefined);
  await page.clock.runFor(300);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.clock.runFor(700);
  await page.mouse.up();
  await device.settle();
  expect(await device.opened()).toBe(null);
  expect(await device.pastTelling()).toBe(undefined);
}

for (const way of WAYS)
  test.describe(`the device ${way === 'middle' ? 'lies in the middle' : 'goes round'}`, () => {
    test('nobody comes into a hand before what must be seen is told, nor is it told twice', async ({
      page,
      host,
    }) => {
      const device = await Device.at({ page, home: host.home, prepared: challenge(), way });
      await device.open('Ana');
      await device.lay('r3');
      await device.commit();
      await device.open('Bo');
      await device.lay('r4');
      await device.marks();
      await device.commit();
      await device.nobodyAdds();
      const { passed, plate } = device.words.table;
      // It is there, and cannot be used yet.
      const everywhere = { exact: true, includeHidden: true } as const;
      const opener = page
        .getByRole('button', { ...everywhere, name: plate.of('Bo', plate.open) })
        .or(page.getByRole('button', { ...everywhere, name: passed.opens('Bo') }));
      await expectToldFirst(device, 'Bo', opener);
      await device.open('Bo');
      const marks = await device.marks();
      const [gone, covered, open] = ['hand- Bo', 'cover+ Bo', 'hand+ Bo'].map((mark) =>
        marks.indexOf(mark),
      );
      expect(gone, marks.join(', ')).toBeGreaterThan(-1);
      expect(covered, marks.join(', ')).toBeGreaterThan(gone!);
      expect(open, marks.join(', ')).toBeGreaterThan(covered!);
      await device.cover();
      expect(await device.pastTelling()).toBe(undefined);
      expect(await device.wrong()).toEqual([]);
    });

    test('nobody sees the others before a storm is told, nor is it told twice', async ({
      page,
      host,
    }) => {
      const played = dealtHanabi([
        // Another one lies elsewhere: its face is nobody's secret.
        ['y4', 'b2', 'g3', 'y1', 'w2'],
        ['b5', 'b1', 'r5', 'g1', 'r3'],
        ['g5', 'w1', 'r2', 'y4', 'g4'],
      ]);
      const device = await HanabiDevice.at({ page, home: host.home, played, drawn: 1, way });
      const { plate } = device.words.table;
      await device.toTable();
      await device.tapBack('Ana', 0);
      await device.tap(plate.play('a'));
      const name = plate.sees('Ben');
      await expectToldFirst(
        device,
        'Ben',
        page.getByRole('button', { name, exact: true, includeHidden: true }),
      );
      await device.open('Ben');
      await device.cover();
      expect(await device.pastTelling()).toBe(undefined);
      expect(await device.wrong()).toEqual([]);
    });
  });
