import { expect, type Page } from '@playwright/test';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { en } from '../../src/lib/i18n/en.ts';
import { errorsOf, openAwake, test } from './app.ts';
import { refuseOnce } from './database.ts';
import { fileOfNewest, isAwake } from './saved.ts';
import { canBeSlow, storeTakes } from './slow-store.ts';

const { setup, home } = en;
const { bots, emblems } = setup;
const said = game.options;

test.use({ viewport: { width: 390, height: 844 } });

const who = (page: Page, place: number) => page.getByLabel(bots.who(place));

test('a newcomer plays alone with two taps', async ({ page, host }) => {
  const errors = errorsOf(page);
  await openAwake(page, host.home);
  await page.getByRole('button', { name: home.alone }).click();
  await page.getByRole('button', { name: bots.levels.flame }).click();
  await page.waitForURL(/\/play\/#/);
  const [, id] = page.url().split('#');
  const { seats, options } = await fileOfNewest(page, host.home);
  const { fox, owl, hare } = bots.names;
  expect(seats).toEqual([
    { name: emblems.bear },
    { name: fox, bot: 'flame' },
    { name: owl, bot: 'flame' },
    { name: hare, bot: 'flame' },
  ]);
  expect(options).toMatchObject({ edition: '2021', betting: true });
  await page.goto(`${host.home}new/#${id}`);
  await expect(page.getByRole('switch', { name: setup.hints.name })).toBeChecked();
  // Nobody has chosen a table yet: the one that is offered is the usual one.
  await page.goto(host.home);
  await page.goto(`${host.home}new/`);
  for (const place of [2, 3, 4]) await expect(who(page, place)).toHaveValue('person');
  expect(errors).toEqual([]);
});

test('who played here last plays alone by the rules of the last table, which stays as it was', async ({
  page,
  host,
}) => {
  await page.goto(`${host.home}new/`);
  await page.getByLabel(setup.people.name(2)).fill('Ana');
  await page.getByText(said.title, { exact: true }).click();
  await page.getByRole('switch', { name: said.betting }).uncheck();
  await page.getByRole('radio', { name: said.classic }).check();
  await page.getByRole('button', { name: setup.deal }).click();
  await page.waitForURL(/\/play\/#/);
  await page.goto(host.home);
  // The page for newcomers has such a button too, and goes away under a press that comes early.
  await expect(page.getByRole('link', { name: en.shelf.sameTable })).toBeVisible();
  await page.getByRole('button', { name: home.alone }).press('Enter');
  await page.getByRole('button', { name: bots.levels.spark }).press('Enter');
  await page.waitForURL(/\/play\/#/);
  const { seats, options } = await fileOfNewest(page, host.home);
  expect(seats[0]).toEqual({ name: 'Ana' });
  expect(seats.map(({ bot }) => bot)).toEqual([undefined, 'spark', 'spark', 'spark']);
  expect(options).toMatchObject({ edition: 'classic', betting: false });
  await page.goto(`${host.home}new/`);
  await expect(page.getByLabel(setup.people.name(2))).toHaveValue('Ana');
  await expect(who(page, 2)).toHaveValue('person');
});

test('a game alone that cannot be stored is told in words, and the levels stay', async ({
  page,
  host,
}) => {
  await page.goto(host.home);
  await isAwake(page);
  await refuseOnce(page);
  await page.getByRole('button', { name: home.alone }).click();
  const flame = page.getByRole('button', { name: bots.levels.flame });
  await flame.click();
  await expect(page.getByRole('alert')).toHaveText(en.shelf.problem({ code: 'quota' }));
  await flame.click();
  await page.waitForURL(/\/play\/#/);
});

// For as long as a slow store took, the press seemed to have come to nothing.
test('that a game alone is being dealt is said, and nothing moves for it', async ({
  page,
  host,
}) => {
  await canBeSlow(page);
  await page.goto(host.home);
  await isAwake(page);
  await storeTakes(page, 'inside', 3000);
  await page.getByRole('button', { name: home.alone }).click();
  const spark = page.getByRole('button', { name: bots.levels.spark });
  await expect(page.getByText(setup.dealing)).toBeHidden();
  // It has come to rest.
  await spark.hover();
  const before = await spark.boundingBox();
  await spark.click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(setup.dealing);
  expect(await spark.boundingBox()).toEqual(before);
  await page.waitForURL(/\/play\/#/);
});

test('that the levels could not be loaded is told on the page', async ({ page, context, host }) => {
  await page.goto(host.home);
  await isAwake(page);
  // What shows the games, and looks for them behind the first frame, has come by then.
  await page.waitForLoadState('networkidle');
  const refuse = (url: URL) => url.pathname.endsWith('.js');
  await context.route(refuse, (route) => route.abort());
  await page.getByRole('button', { name: home.alone }).click();
  await expect(page.getByText(en.shelf.trouble.notDone)).toBeVisible();
});
