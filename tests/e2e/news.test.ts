import { expect } from '@playwright/test';
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

test('the first Firebird explains itself below the table, once on this device', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  const line = page.locator('aside', { hasText: stage.game.explained.firebird });
  const playFirebird = async () => {
    await stage.bringIntoHand(holdsFirebird());
    const card = page.locator('[data-slot][data-rank="F"]').first();
    await card.press('Space');
    await page.clock.runFor(100);
    await expect(line).toHaveCount(0);
    await card.press('Enter');
    await page.clock.runFor(400);
    await page.clock.resume();
    await expect(page.locator('section.hand')).toHaveCount(0);
  };
  await playFirebird();
  await expect(line).toBeVisible();
  expect(await page.evaluate(misfits)).toEqual([]);
  await line.getByRole('button', { name: stage.game.play.news.got }).press('Enter');
  await expect(line).toHaveCount(0);
});
