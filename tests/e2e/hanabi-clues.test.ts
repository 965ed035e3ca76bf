import { expect } from '@playwright/test';
import { game as words } from '../../src/lib/games/hanabi/words/en/index.ts';
import { test } from './app.ts';
import { dealt } from './hanabi.ts';
import { backsOf, lay, THREE, TWO } from './hanabi-laid.ts';
import { canBeSlow, storeTakes } from './slow-store.ts';

const { table, cards } = words;
const { plate } = table;

test('where any clue is legal, one is given by word: to whom, and what', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(THREE));
  await stage.tap(plate.tell);
  await stage.tap('Mira');
  const said = page.getByRole('group', { name: plate.tell });
  // All of them, whatever Mira holds.
  await expect(said.getByRole('button', { name: /^Tell Mira: / })).toHaveCount(10);
  await stage.tap(plate.hint('Mira', cards.colors.w));
  await stage.until(page.getByText('Ana tells Mira').first());
  await expect(backsOf(page, 'Mira').first()).toHaveAccessibleName(
    `card a, pointed at as ${cards.colors.w}, ${table.held.lit}`,
  );
  await expect(backsOf(page, 'Mira').nth(2)).toHaveAccessibleName('card c, never pointed at');
});

test('where clues have to match, the table offers none', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(TWO, [], { emptyClues: false }));
  await expect(stage.button(plate.sees('Ana'))).toBeVisible();
  await expect(stage.button(plate.tell)).toHaveCount(0);
});

test('until a clue is stored, nothing in the view looks otherwise', async ({ page, host }) => {
  await canBeSlow(page);
  const stage = await lay(page, host.home, dealt(THREE));
  await stage.hold(stage.button(plate.sees('Ana')));
  const view = page.locator('main');
  await view.getByRole('button', { name: /^Ben, card a/ }).click();
  const clue = view.getByRole('button', { name: /^Ben: Frost/ });
  await expect(clue).toBeVisible();
  const before = await view.innerText();
  await storeTakes(page, 'after', 3000);
  await page.clock.runFor(700);
  await clue.click();
  await page.clock.runFor(300);
  await expect(view.locator('[inert]')).toHaveCount(1);
  expect(await view.innerText()).toBe(before);
  await page.clock.runFor(3000);
  await stage.until(page.getByText('Ana tells Ben').first());
});

test('keys lead through a clue by word, and back', async ({ page, host }) => {
  const stage = await lay(page, host.home, dealt(THREE));
  await stage.button(plate.tell).focus();
  for (const focused of ['Ben', plate.hint('Ben', cards.colors.b)]) {
    await page.clock.runFor(700);
    await page.keyboard.press('Enter');
    await expect(stage.button(focused)).toBeFocused();
    await expect(backsOf(page, 'Ana').first()).toBeHidden();
  }
  for (const focused of ['Ben', plate.tell]) {
    await stage.button(plate.back).focus();
    await page.clock.runFor(700);
    await page.keyboard.press('Enter');
    await expect(stage.button(focused)).toBeFocused();
  }
  await page.clock.runFor(700);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(stage.button(plate.tell)).toBeFocused();
});
