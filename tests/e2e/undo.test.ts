import { expect, type Page } from '@playwright/test';
import type { Card } from '../../src/lib/games/blaze/rules/cards.ts';
import { ANA, attack, beat, HANDS } from '../blaze/table/testing/four-hands.ts';
import { test } from './app.ts';
import { Device } from './privacy/device.ts';
import { resize } from './fold.ts';
import { dealt, reached } from './privacy/games.ts';
import { sizes } from './sizes.ts';

/** Ana has attacked with two cards, and Ben has beaten both. */
const BEATEN = [
  attack(ANA, 'r2'),
  attack(ANA, 'y2'),
  { seat: ANA, do: 'pass' },
  beat('r4', 0),
  beat('y3', 1),
] as const;

/** What asks whether something is taken back. */
const question = (page: Page) => page.getByRole('group', { name: /take it back/i });

/** Where nothing is to be played any more: what stands there until the last thing is undone. */
const ENDS = [
  {
    stage: 'deal 2',
    round: 1,
    viewport: { width: 390, height: 844 },
    control: ({ ending }: Device['words']) => ending.round.deal,
  },
  {
    stage: 'over',
    round: 2,
    viewport: { width: 820, height: 1180 },
    control: ({ ending }: Device['words']) => ending.final.save,
  },
] as const;

for (const { stage, round, viewport, control } of ENDS)
  test.describe(`at ${stage}, ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('the table is asked, keeps things as they are, and takes them back', async ({
      page,
      host,
    }) => {
      const prepared = reached({ seed: 3, players: 4, stage, further: 0 });
      const device = await Device.at({ page, home: host.home, prepared, way: 'middle' });
      const { cards, play, table } = device.words;
      const end = page.getByRole('button', { name: control(device.words) });
      await device.toTable();
      await expect(end).toBeVisible();
      const ask = async () => {
        await device.tap(play.bar.undo);
        await device.tap(play.undo.ask);
        await expect(question(page)).toBeVisible();
        // It takes no focus: what it asks is read out where all that happens is.
        await expect(page.locator('[role=alertdialog]')).toHaveCount(0);
        const heard = page.getByRole('status').filter({ hasText: table.undo.needs('') });
        await expect(heard).toContainText(prepared.names[0]!);
        await expect(end).toBeHidden();
      };
      await ask();
      // Round a large glass each plate has both answers, and the question none.
      const large = viewport.width > 800;
      const keep = (name: string) =>
        large ? table.plate.of(name, table.undo.keep) : table.undo.keep;
      await device.tap(keep(prepared.names[0]!));
      await expect(end).toBeVisible();
      await ask();
      for (const name of prepared.names) {
        const agrees = table.undo.agrees(name);
        if (!(await device.has(agrees))) continue;
        expect(await device.has(keep(name))).toBe(true);
        await device.tap(agrees);
      }
      await expect(question(page)).toBeHidden();
      await device.toTable();
      await expect(page.getByText(table.facts.round(round, cards.phases.burn))).toBeVisible();
      await expect(end).toBeHidden();
    });
  });

test('the question lies on no card', async ({ page, host }) => {
  const prepared = dealt(HANDS as readonly Card[], BEATEN);
  const device = await Device.at({ page, home: host.home, prepared, way: 'middle' });
  const { play } = device.words;
  await device.toTable();
  await device.tap(play.bar.undo);
  await device.tap(play.undo.ask);
  for (const size of [sizes[1], sizes[2], sizes[3]]) {
    await resize(page, [size.width, size.height]);
    const asked = (await question(page).boundingBox())!;
    const cards = page.getByRole('main').locator('ol svg.card');
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      const { x, y, width, height } = (await card.boundingBox())!;
      const gaps = [asked.x - x - width, asked.y - y - height, y - asked.y - asked.height];
      expect(Math.max(...gaps), `at ${size.width}`).toBeGreaterThanOrEqual(-1);
    }
  }
});

/** Whether a control can be pressed from edge to edge: nothing lies over it, and it is in sight. */
function isBare(control: Element): boolean {
  const { x, y, width, height } = control.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((part) =>
    control.contains(document.elementFromPoint(x + part * width, y + height / 2)),
  );
}

/** Long enough to need two lines on a small button. */
const LONG_NAMES = ['Charlotte', 'Benjamin', 'Maximiliana', 'Alexander', 'Isabella'];

test.describe('of four who have to agree', () => {
  test.use({ viewport: { width: 568, height: 320 } });

  test('each can, and anybody can leave it, also from the sheet that asked', async ({
    page,
    host,
  }) => {
    const bets = { seed: 7, players: 5, stage: 'betting 1', further: 1 };
    const prepared = { ...reached({ ...bets, options: { betting: true } }), names: LONG_NAMES };
    const device = await Device.at({ page, home: host.home, prepared, way: 'passed' });
    const { play, table } = device.words;
    await device.toTable();
    for (const size of [
      [568, 320],
      [844, 390],
    ] as const) {
      await resize(page, size);
      await device.tap(play.bar.undo);
      await device.tap(play.undo.ask);
      const answers = question(page).getByRole('button');
      await expect(answers).toHaveCount(5);
      for (const answer of await answers.all())
        expect(await answer.evaluate(isBare), `at ${size[0]}`).toBe(true);
      await device.tap(play.bar.undo);
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('group', { name: /take it back/i })).toBeVisible();
      await sheet.getByRole('button', { name: table.undo.keep }).click();
      await expect(question(page)).toBeHidden();
    }
  });
});
