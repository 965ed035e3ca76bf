import { expect, type Page } from '@playwright/test';
import { seek } from '../../scripts/shots/playing.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { misfits } from './fits.ts';

/** Somebody may open with a Firebird. */
const holdsFirebird = () =>
  seek({
    names: ['Ana', 'Ben', 'Mira', 'Leo'],
    until: (table, turn) =>
      table.phase === 'kindling' &&
      table.table.length === 0 &&
      turn?.viewer === table.fire &&
      (turn?.own?.hand.some((card) => card[1] === 'F') ?? false),
  });

/** Where the table and all that is pressed on it lie, in whole px. */
const lying = (page: Page): Promise<readonly string[]> =>
  page.locator('main :is(.felt, .attack, .plate, .words, button)').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.className, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

/** What is to be pressed on the table and lies under something else. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.locator('main button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((button) => button.textContent.trim()),
  );

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const)
  test(`the first Firebird explains itself, moves nothing, and hides nothing to be pressed: ${width}`, async ({
    page,
    host,
  }) => {
    const stage = await Stage.on(page, host.home, 'en');
    await stage.bringIntoHand(holdsFirebird());
    await page.setViewportSize({ width, height });
    const line = page.locator('aside', { hasText: stage.game.explained.firebird });
    const card = page.locator('[data-slot][data-rank="F"]').first();
    await card.press('Space');
    await page.clock.runFor(100);
    await expect(line).toHaveCount(0);
    await card.press('Enter');
    await page.clock.runFor(400);
    await expect(page.locator('section.hand')).toHaveCount(0);
    // One after the other: what is told has the same line.
    await stage.until(page.locator('div.caption').first());
    await expect(line).toHaveCount(0);
    await page.clock.resume();
    await expect(line).toBeVisible();
    await page.evaluate(() => window.drawn());
    expect(await page.evaluate(misfits)).toEqual([]);
    const before = await lying(page);
    expect(before.length).toBeGreaterThan(5);
    expect(await covered(page)).toEqual([]);
    await line.getByRole('button', { name: stage.game.play.news.got }).press('Enter');
    await expect(line).toHaveCount(0);
    expect(await lying(page)).toEqual(before);
  });
