import { expect, type Page } from '@playwright/test';
import { hanabiMoment } from '../../scripts/shots/hanabi-moments.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { game as words } from '../../src/lib/games/hanabi/words/en/index.ts';
import { test } from './app.ts';
import { resize } from './fold.ts';

const SIZES = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [844, 390],
  [768, 1024],
  [820, 1180],
] as const;

/** Where every card lies; that one is lifted out of its hand is nothing to that. */
const lies = (page: Page): Promise<readonly string[]> =>
  page.locator('.hand .held').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width } = card.getBoundingClientRect();
      return [x, y, width].map(Math.round).join(' ');
    }),
  );

// A row that makes way takes from under the finger what it is about to press.
for (const players of ['three', 'four', 'five'] as const)
  test(`no card moves where one is looked at, or a clue looked for: ${players}`, async ({
    page,
    host,
  }) => {
    const stage = await Stage.on(page, host.home, 'en');
    const moment = hanabiMoment(players);
    await stage.bringToTable(moment, 'passed', { settings: { memory: 'deductions' } });
    await stage.hold(stage.button(words.table.plate.sees(moment.name)));
    const own = page.locator('.hand .one.own .held');
    const cards = [page.locator('.hand .one:not(.own) .held').nth(1), own.last()];
    for (const size of SIZES) {
      await resize(page, size);
      const rest = await lies(page);
      for (const card of cards) {
        await page.clock.runFor(700);
        await card.click();
        await page.clock.runFor(100);
        expect(await lies(page), size.join('x')).toEqual(rest);
        for (const one of await own.all()) await expect(one).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await page.clock.runFor(700);
      await stage.button(words.hand.clue.give).click();
      await page.clock.runFor(100);
      expect(await lies(page), `every clue, ${size.join('x')}`).toEqual(rest);
      // Where they lie over one's own cards, these are out of reach of keys and readers, too.
      await expect(own.first()).toBeVisible({ visible: size[0] > 704 });
      await stage.button(words.hand.clue.close).focus();
      await page.keyboard.press('Escape');
    }
  });

// A row of names beside all clues would take the room of a row of cards.
test('whom a clue is for is chosen at the names beside the cards', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  const moment = hanabiMoment('five');
  await stage.bringToTable(moment, 'passed');
  await stage.hold(stage.button(words.table.plate.sees(moment.name)));
  await resize(page, [360, 640]);
  await stage.tap(words.hand.clue.give);
  const ben = stage.button('Ben');
  await expect(ben).toHaveAttribute('aria-pressed', 'false');
  const { width, height } = (await ben.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await stage.tap('Ben');
  await expect(ben).toHaveAttribute('aria-pressed', 'true');
  const clues = page.getByRole('group', { name: words.hand.clue.toAll });
  await expect(clues.getByRole('button', { name: /^Ben/ })).toHaveCount(10);
});
