import { expect } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { errorsOf, test } from './app.ts';
import { allOf, refuseOnce, theGame, type StoredGame } from './database.ts';
import { isAwake } from './saved.ts';

const { setup, home } = en;
const { bots, emblems } = setup;

test.use({ viewport: { width: 390, height: 844 } });

test('a newcomer plays alone with two taps', async ({ page, host }) => {
  const errors = errorsOf(page);
  await page.goto(host.home);
  await isAwake(page);
  await page.getByRole('button', { name: home.alone }).click();
  await page.getByRole('button', { name: bots.levels.flame }).click();
  await page.waitForURL(/\/play\/#/);
  const { people, head, hints } = await theGame(page);
  const { fox, owl, hare } = bots.names;
  expect(people).toMatchObject([
    { name: emblems.bear },
    { name: fox, bot: 'flame' },
    { name: owl, bot: 'flame' },
    { name: hare, bot: 'flame' },
  ]);
  expect(people[0]).not.toHaveProperty('bot');
  expect(head.options).toMatchObject({ edition: '2021', betting: true });
  expect(hints).toBe(true);
  expect(await allOf(page, 'profiles')).toEqual([]);
  expect(await allOf(page, 'keepsakes')).toEqual([]);
  expect(errors).toEqual([]);
});

test('who played here last plays alone by the rules of the last table, which stays as it was', async ({
  page,
  host,
}) => {
  await page.goto(`${host.home}new/`);
  await page.getByLabel(setup.people.name(2)).fill('Ana');
  await page.getByText(setup.rules.title, { exact: true }).click();
  await page.getByRole('switch', { name: setup.rules.betting }).uncheck();
  await page.getByRole('radio', { name: setup.rules.classic }).check();
  await page.getByRole('button', { name: setup.deal }).click();
  await page.waitForURL(/\/play\/#/);
  const kept = await allOf(page, 'keepsakes');
  await page.goto(host.home);
  await isAwake(page);
  await page.getByRole('button', { name: home.alone }).press('Enter');
  await page.getByRole('button', { name: bots.levels.spark }).press('Enter');
  await page.waitForURL(/\/play\/#/);
  const games = await allOf<StoredGame>(page, 'games');
  const alone = games.find(({ people }) => people[0]!.name === 'Ana')!;
  expect(games).toHaveLength(2);
  expect(alone.people.map(({ bot }) => bot)).toEqual([undefined, 'spark', 'spark', 'spark']);
  expect(alone.head.options).toMatchObject({ edition: 'classic', betting: false });
  expect(await allOf(page, 'keepsakes')).toEqual(kept);
  expect(await allOf(page, 'profiles')).toMatchObject([{ name: 'Ana' }]);
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
