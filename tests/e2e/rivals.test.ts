import { expect, type Page } from '@playwright/test';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { en } from '../../src/lib/i18n/en.ts';
import { errorsOf, test } from './app.ts';
import { fileOfNewest, isAwake, type GameFile } from './saved.ts';

const { setup } = en;
const { bots, emblems } = setup;

test.use({ viewport: { width: 390, height: 844 } });

const who = (page: Page, place: number) => page.getByLabel(bots.who(place));
const nameAt = (page: Page, place: number) => page.getByLabel(setup.people.name(place));
const hints = (page: Page) => page.getByRole('switch', { name: setup.hints.name });
const unfold = (page: Page, title: string) =>
  page.getByText(title, { exact: true }).first().click();
const deal = (page: Page) => page.getByRole('button', { name: setup.deal }).click();

/** Deals, and tells what was dealt; the page is where the same table is offered again. */
async function dealAndLookAt(page: Page, home: string): Promise<GameFile> {
  await deal(page);
  await page.waitForURL(/\/play\/#/);
  const [, id] = page.url().split('#');
  const file = await fileOfNewest(page, home);
  await page.goto(`${home}new/#${id}`);
  return file;
}

test('levels are chosen by keyboard, stored with the seats, and told of a saved game', async ({
  page,
  host,
}) => {
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
  const { seats } = await dealAndLookAt(page, host.home);
  const { fox, hare } = bots.names;
  expect(seats).toEqual([
    { name: emblems.bear },
    { name: fox, bot: 'spark' },
    { name: emblems.owl },
    { name: hare, bot: 'bonfire' },
  ]);
  await expect(who(page, 2)).toHaveValue('spark');
  await expect(hints(page)).not.toBeChecked();
  await page.goto(host.home);
  await isAwake(page);
  const next = page.getByRole('region', { name: en.shelf.continue });
  await expect(next.getByRole('listitem')).toHaveText([
    emblems.bear,
    `${fox} ${en.shelf.bot}`,
    emblems.owl,
    `${hare} ${en.shelf.bot}`,
  ]);
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
    await unfold(page, game.options.first.title);
    await page.getByRole('radio', { name: 'Deep Red' }).check({ force: true });
    await hints(page).tap();
    const { seats } = await dealAndLookAt(page, host.home);
    expect(seats[2]).toEqual({ name: 'Deep Red', bot: 'flame' });
    await page.goto(host.home);
    await page.goto(`${host.home}new/`);
    await expect(who(page, 3)).toHaveValue('flame');
    await unfold(page, game.options.first.title);
    await expect(page.getByRole('radio', { name: 'Deep Red' })).toBeChecked();
    await expect(hints(page)).toBeChecked();
    await who(page, 3).selectOption('person');
    await expect(nameAt(page, 3)).toHaveValue('Deep Red');
    await expect(page.getByText(bots.fair)).toBeHidden();
  });
});

test('a computer player is never taken for somebody who played here', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  await nameAt(page, 1).fill('Ana');
  await dealAndLookAt(page, host.home);
  await page.goto(host.home);
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

test('a person alone is not asked where the device lies; without one nothing is dealt, and watching is offered', async ({
  page,
  host,
}) => {
  await page.goto(`${host.home}new/`);
  const way = page.getByRole('radio', { name: setup.way.middle });
  await unfold(page, setup.way.title);
  await way.check();
  for (const place of [2, 3, 4]) await who(page, place).selectOption('flame');
  await expect(way).toBeHidden();
  await who(page, 1).selectOption('flame');
  const watch = page.getByRole('link', { name: bots.watch });
  await expect(watch).toHaveAttribute('href', /watch\/$/);
  await expect(page.getByRole('status').filter({ hasText: bots.nobody })).toBeVisible();
  await expect(page.getByRole('button', { name: setup.deal })).toBeHidden();
  await nameAt(page, 1).press('Enter');
  await expect(page).toHaveURL(/new\/$/);
  await who(page, 1).selectOption('person');
  await expect(watch).toBeHidden();
  await expect(way).toBeHidden();
  const { seats } = await dealAndLookAt(page, host.home);
  expect(seats.filter(({ bot }) => bot)).toHaveLength(3);
  await who(page, 2).selectOption('person');
  await unfold(page, setup.way.title);
  await expect(way).toBeChecked();
});
