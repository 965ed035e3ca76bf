import { expect, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { errorsOf, test } from './app.ts';
import { allOf, theGame, type StoredGame } from './database.ts';
import { isAwake } from './saved.ts';

const { setup } = en;
const { bots, emblems } = setup;

test.use({ viewport: { width: 390, height: 844 } });

const who = (page: Page, place: number) => page.getByLabel(bots.who(place));
const nameAt = (page: Page, place: number) => page.getByLabel(setup.people.name(place));
const deal = (page: Page) => page.getByRole('button', { name: setup.deal }).click();

async function dealAndLookAt(page: Page): Promise<StoredGame> {
  await deal(page);
  await page.waitForURL(/\/play\/#/);
  return theGame(page);
}

test('levels are chosen by keyboard, and stored with the seats', async ({ page, host }) => {
  const errors = errorsOf(page);
  await page.goto(`${host.home}new/`);
  for (const [place, letter] of [
    [2, 'S'],
    [4, 'B'],
  ] as const) {
    await nameAt(page, place).focus();
    await page.keyboard.press('Tab');
    await expect(who(page, place)).toBeFocused();
    await page.keyboard.press(letter);
  }
  await expect(who(page, 2)).toHaveValue('spark');
  await expect(nameAt(page, 2)).toHaveValue(bots.names.fox);
  await expect(page.getByText(bots.fair)).toBeVisible();
  await expect(
    page.getByRole('button', {
      name: `${bots.names.hare}, place 4 of 4, computer player, Bonfire`,
    }),
  ).toBeVisible();
  const { people, head, hints } = await dealAndLookAt(page);
  const { fox, hare } = bots.names;
  expect(people).toMatchObject([
    { name: emblems.bear },
    { name: fox, bot: 'spark' },
    { name: emblems.owl },
    { name: hare, bot: 'bonfire' },
  ]);
  expect(people.map((person) => 'bot' in person)).toEqual([false, true, false, true]);
  expect(head.seats[1]).toEqual({ name: fox, bot: 'spark' });
  expect(hints).toBe(false);
  expect(await allOf(page, 'profiles')).toEqual([]);
  expect(errors).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a seat is a computer player, has a typed name, opens, and sits there again', async ({
    page,
    host,
  }) => {
    await page.goto(`${host.home}new/`);
    await who(page, 3).tap();
    await expect(who(page, 3)).toBeFocused();
    await page.keyboard.press('Escape');
    await who(page, 3).selectOption('flame');
    await nameAt(page, 3).fill('Deep Red');
    await page.getByText('Deep Red').last().tap();
    await page.getByRole('switch', { name: setup.hints.name }).tap();
    const { people, hints } = await dealAndLookAt(page);
    expect(people[2]).toMatchObject({ name: 'Deep Red', bot: 'flame' });
    expect(hints).toBe(true);
    expect(await allOf(page, 'profiles')).toEqual([]);
    await page.goto(`${host.home}new/`);
    await expect(who(page, 3)).toHaveValue('flame');
    await expect(page.getByRole('radio', { name: 'Deep Red' })).toBeChecked();
    await expect(page.getByRole('switch', { name: setup.hints.name })).toBeChecked();
    await who(page, 3).selectOption('person');
    await expect(nameAt(page, 3)).toHaveValue('Deep Red');
    await expect(page.getByText(bots.fair)).toBeHidden();
  });
});

test('a computer player is never taken for somebody who played here', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  await nameAt(page, 1).fill('Ana');
  await dealAndLookAt(page);
  await page.goto(`${host.home}new/`);
  await nameAt(page, 1).fill('Mira');
  await who(page, 2).selectOption('spark');
  await page.getByRole('button', { name: setup.people.look(bots.names.fox) }).click();
  await expect(page.getByRole('button', { name: setup.look.done })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ana' })).toBeHidden();
  await page.getByRole('button', { name: setup.look.done }).click();
  await nameAt(page, 2).fill('Ana');
  await nameAt(page, 2).blur();
  await expect(who(page, 2)).toHaveValue('spark');
  await expect(
    page.getByRole('button', { name: 'Ana, place 2 of 4, computer player, Spark' }),
  ).toBeVisible();
});

test('without a person nothing is dealt, and watching is offered', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  for (const place of [1, 2, 3, 4]) await who(page, place).selectOption('flame');
  await deal(page);
  const alert = page.getByRole('alert').filter({ hasText: bots.nobody });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link', { name: bots.watch })).toHaveAttribute('href', /watch\/$/);
  await expect(page).toHaveURL(/new\/$/);
  await who(page, 1).selectOption('person');
  await expect(alert).toBeHidden();
  expect((await dealAndLookAt(page)).people.filter(({ bot }) => bot)).toHaveLength(3);
});

test('a person alone is not asked where the device lies', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  const way = page.getByRole('radio', { name: setup.way.middle });
  await way.check();
  for (const place of [2, 3, 4]) await who(page, place).selectOption('spark');
  await expect(way).toBeHidden();
  expect(await dealAndLookAt(page)).toMatchObject({ way: 'middle' });
});

test('a saved game tells its computer players', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  await who(page, 2).selectOption('spark');
  await dealAndLookAt(page);
  await page.goto(host.home);
  await isAwake(page);
  const next = page.getByRole('region', { name: en.shelf.continue });
  await expect(next.getByRole('listitem')).toHaveText([
    emblems.bear,
    `${bots.names.fox} ${en.shelf.bot}`,
    emblems.owl,
    emblems.hare,
  ]);
});
