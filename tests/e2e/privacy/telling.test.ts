import { expect } from '@playwright/test';
import { WAYS } from '../../../src/lib/core/way.ts';
import { moving, test } from '../app.ts';
import { Device } from './device.ts';
import { dealt, type Prepared } from './games.ts';

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
      const { x, y, width, height } = (await opener.boundingBox())!;
      // Bo cannot wait: the press goes past what is told, and no further.
      expect(await device.pastTelling()).toBeDefined();
      expect(await device.openerOf('Bo')).toBe(undefined);
      await page.clock.runFor(300);
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.clock.runFor(700);
      await page.mouse.up();
      await device.settle();
      expect(await device.opened()).toBe(null);
      expect(await device.pastTelling()).toBe(undefined);
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
  });
