import { expect, type Page } from '@playwright/test';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { errorsOf, test } from './app.ts';
import { playOn, reload } from './robot/play.ts';
import { playerOf } from './robot/blaze/game.ts';
import { prepare } from './robot/sight.ts';
import { changeGame } from './database.ts';
import { fileOfNewest, isAwake } from './saved.ts';
import { sitDown } from './bot-tables.ts';

const { bots } = game.play;
/** So often a computer player is met that is due. */
const ENOUGH = 10;
/** Acts that are half of a round. */
const MANY = 40;

/**
 * Plays for the people until a round is over; `between` looks at every act, and may say that it was
 * enough.
 */
async function playRound(page: Page, between: () => Promise<void | 'enough'>): Promise<void> {
  const player = await playerOf({ page, seed: 7, whims: 3, language: 'en', input: 'touch' });
  await playOn(page, player, 'round over', between);
}

const logOf = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: game.play.bar.log }).click();
  const text = await page.getByRole('dialog').innerText();
  await page.getByRole('button', { name: game.play.close }).click();
  return text;
};

test.describe('a person alone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('plays on and never sees a cover', async ({ page, host }) => {
    const errors = errorsOf(page);
    await prepare(page);
    await sitDown(page, host, [null, 'spark', 'flame']);
    let acts = 0;
    await playRound(page, async () => {
      expect(await page.evaluate(() => robot.isCovered())).toBe(false);
      if (++acts % 20 === 0) await page.reload();
      return acts > MANY ? 'enough' : undefined;
    });
    expect(acts).toBeGreaterThan(ENOUGH);
    expect(errors).toEqual([]);
  });

  test('reads in the hand what the others do, and may look at the table', async ({
    page,
    host,
  }) => {
    await sitDown(page, host, ['flame', null, 'flame', 'flame']);
    await page.getByRole('button', { name: game.story.telling.skip }).press('Enter');
    await expect(page.getByText(bots.justNow)).toBeVisible();
    await expect(page.locator('.hand [aria-live=polite].visually-hidden')).toContainText(
      /Ana attacks/,
    );
    await page.getByRole('button', { name: bots.tableName }).click();
    await expect(page.locator('main.table')).toBeVisible();
    await expect(page.locator('[data-slot]')).toHaveCount(0);
    await page.getByRole('button', { name: bots.hand, exact: true }).click();
    await expect(page.locator('[data-slot]')).not.toHaveCount(0);
    expect(await logOf(page)).toMatch(/Ana attacks/);
  });

  test('skips ahead by keyboard, and reads on in the hand', async ({ page, host }) => {
    await sitDown(page, host, ['flame', null, 'flame', 'flame']);
    const hurry = page.getByRole('button', { name: bots.hurry });
    await hurry.press('Enter');
    await expect(hurry).toBeHidden();
    await expect(page.locator('.hand h1')).toBeFocused();
  });

  test('asks what a strong player would do, where the table allows it', async ({ page, host }) => {
    await sitDown(page, host, [null, 'flame', 'flame', 'flame']);
    await page.getByRole('button', { name: game.story.telling.skip }).press('Enter');
    const ask = page.getByRole('button', { name: game.advice.ask });
    await expect(page.locator('[data-slot]')).toHaveCount(5);
    await expect(ask).toBeHidden();
    await changeGame(page, { hints: true });
    await page.reload();
    await ask.click();
    await expect(
      page.getByRole('status').filter({ hasText: /^Open with .+: .+\.$/ }),
    ).toBeVisible();
  });
});

test.describe('two people and two computer players', () => {
  test.use({ hasTouch: true, viewport: { width: 1366, height: 1024 } });

  test('play on: no hand is open while a computer player is due', async ({ page, host }) => {
    const errors = errorsOf(page);
    await prepare(page);
    await sitDown(page, host, [null, 'flame', null, 'spark']);
    let [watched, acts] = [0, 0];
    await playRound(page, async () => {
      const { due, hand } = await page.evaluate((hurry) => {
        const buttons = [...document.querySelectorAll('button')];
        return {
          due: buttons.some(({ textContent }) => textContent?.trim() === hurry),
          hand: document.querySelectorAll('[data-slot], .hand').length,
        };
      }, bots.hurry);
      if (due) expect(hand).toBe(0);
      watched += Number(due);
      if (++acts % 40 === 0) await reload(page);
      return watched > ENOUGH ? 'enough' : undefined;
    });
    expect(watched).toBeGreaterThan(ENOUGH);
    expect(errors).toEqual([]);
  });
});

test.describe('computer players among themselves', () => {
  test('play a game that nobody keeps', async ({ page, host }) => {
    const errors = errorsOf(page);
    await page.goto(host.home);
    await isAwake(page);
    await page.getByRole('link', { name: 'Watch', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Blaze' }).click();
    await page.waitForURL(/watch\/$/);
    await page.getByRole('button', { name: game.story.telling.skip }).press('Enter');
    await expect(page.getByText(/attacks with/).first()).toBeAttached();
    await page.goto(host.home);
    await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Resume' })).toBeHidden();
    expect(errors).toEqual([]);
  });
});

test('levels are in the record', async ({ page, host }) => {
  await sitDown(page, host, [null, 'spark', 'flame', 'bonfire']);
  await page.getByRole('button', { name: game.story.telling.skip }).press('Enter');
  const record = await fileOfNewest(page, host.home);
  expect(record).toMatchObject({
    seats: [{}, { bot: 'spark' }, { bot: 'flame' }, { bot: 'bonfire' }],
  });
});
