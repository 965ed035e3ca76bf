import { expect, type Page } from '@playwright/test';
import { Stage } from '../../scripts/shots/stage.ts';
import { game as words } from '../../src/lib/games/hanabi/words/en/index.ts';
import { test } from './app.ts';
import { resize } from './fold.ts';
import { dealt, momentOf } from './hanabi.ts';
import { lay, tapCard, THREE } from './hanabi-laid.ts';

const { table } = words;
const { plate } = table;

test('everybody can look at the others’ cards at any time, and a hand that is shown is large', async ({
  page,
  host,
}) => {
  const stage = await lay(page, host.home, dealt(THREE));
  for (const name of ['Ana', 'Mira']) {
    await stage.hold(stage.button(plate.sees(name)));
    await stage.until(stage.button(words.hand.coverName));
    await expect(page.locator('.hand svg.card')).toHaveCount(10);
    await stage.tap(words.hand.coverName);
    await stage.until(page.locator('main.table'));
    await expect(page.locator('.hand svg.card')).toHaveCount(0);
  }
  // On a tablet on its side.
  await resize(page, [1180, 820]);
  await stage.tap(plate.shows('Ana'));
  await stage.hold(stage.button(table.cover.showing.open('Ana')));
  await stage.until(page.locator('section.hand'));
  for (const card of await page.locator('[data-slot] svg.card').all())
    expect((await card.boundingBox())?.width).toBeGreaterThan(100);
});

test('passed round, every hand can be shown: that of whom a card is tapped', async ({
  page,
  host,
}) => {
  for (const memory of ['none', 'marks', 'deductions']) {
    const stage = await lay(page, host.home, dealt(THREE), { memory });
    await expect(stage.button(plate.shows('Ana'))).toBeVisible();
    const before = await stage.button(plate.shows('Ana')).boundingBox();
    await tapCard(stage, 'Ben', 0);
    const show = stage.button(plate.shows('Ben'));
    expect(await show.boundingBox()).toEqual(before);
    expect(Math.min(before!.width, before!.height)).toBeGreaterThanOrEqual(44);
    await stage.tap(plate.shows('Ben'));
    await expect(page.getByText(table.cover.showing.away('Ben'))).toBeVisible();
  }
});

test('whoever had to go is told not to look, too: they may stand by', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(THREE));
  await stage.tap(words.play.bar.menu);
  await page.getByText(words.play.seats.title).click();
  await stage.hold(stage.button(words.play.seats.leave('Mira')));
  await stage.until(stage.button(plate.sees('Ana')));
  await page.clock.runFor(700);
  await stage.button(plate.sees('Ana')).hover();
  await page.mouse.down();
  await stage.until(page.locator('main.cover'));
  await expect(page.locator('main.cover')).toContainText(
    words.status.away.several(words.names(['Ben', 'Mira'])),
  );
  await expect(page.locator('main.cover .animals > span')).toHaveCount(2);
  await page.mouse.up();
});

/** All there is of a table, to eyes and to screen readers. */
async function portraitOf(page: Page): Promise<string> {
  const body = await page.evaluate(() => document.body.outerHTML);
  const tree = await page.locator('body').ariaSnapshot();
  return `${body}\n${tree}`.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID');
}

test('a hand is shown with no card but its own, to all but its owner', async ({ page, host }) => {
  const { showing } = table.cover;
  const [ana, ben, mira] = THREE;
  const portraits: string[] = [];
  // The same hand among others, and another one.
  for (const hands of [THREE, [ana, mira, ben], [ben, ana, mira]]) {
    const stage = await lay(page, host.home, dealt(hands));
    await stage.tap(plate.shows('Ana'));
    await stage.until(page.getByText(showing.away('Ana')));
    await expect(page.locator('[data-slot]')).toHaveCount(0);
    await stage.hold(stage.button(showing.open('Ana')));
    await stage.until(page.locator('section.hand'));
    await expect(page.locator('[data-slot]')).toHaveCount(5);
    // What is read out follows behind the frame.
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await page.locator('[role=status] > p').allTextContents()).toEqual(['', '', '']);
    }).toPass();
    portraits.push(await portraitOf(page));
    await stage.tap(words.hand.coverName);
    await stage.until(page.locator('main.table'));
    await expect(page.locator('[data-slot]')).toHaveCount(0);
  }
  expect(portraits[1]).toBe(portraits[0]);
  expect(portraits[2]).not.toBe(portraits[0]);
});

test('once the log has told the secrets, and why, nothing is taken back', async ({
  page,
  host,
}) => {
  const fives = [
    ['r5', 'b2', 'g3', 'y1', 'w2'],
    ['b5', 'b1', 'y4', 'g1', 'r3'],
    ['g5', 'w1', 'r2', 'y4', 'g4'],
  ] as const;
  const wrong = [0, 1].map((seat) => ({ seat, do: 'play', slot: 0 }) as const);
  const { name, text } = momentOf(dealt(fives, wrong));
  const seats = [{ name: 'Ana' }, { name: 'Ben', bot: 'spark' }, { name: 'Mira' }];
  const stage = await Stage.on(page, host.home, 'en');
  const record = JSON.parse(text) as object;
  await stage.bringToTable({ name, text: JSON.stringify({ ...record, seats }) }, 'passed');
  await tapCard(stage, 'Mira', 0);
  await stage.tap(plate.play('a'));
  const { bar, undo, close } = words.play;
  await stage.until(stage.button(words.ending.final.home));
  await stage.tap(bar.undo);
  await expect(page.getByText(undo.needs('Mira'))).toBeVisible();
  await expect(page.getByText(undo.tellsAll)).toHaveCount(0);
  await stage.tap(close);
  await stage.tap(bar.log);
  // Ben’s play alone was a computer player’s.
  const why = page.getByText(words.advice.reason(['']).slice(0, 7));
  await stage.until(why.first());
  await expect(why).toHaveCount(1);
  await stage.tap(close);
  await stage.tap(bar.undo);
  await expect(page.getByText(undo.stands.secrets)).toBeVisible();
});
