import { expect, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { errorsOf, test } from './app.ts';
import { isAwake } from './saved.ts';

const { setup, home } = en;
const { bots, emblems } = setup;

test.use({ viewport: { width: 390, height: 844 } });

interface Stored {
  readonly people: readonly { readonly name: string; readonly bot?: string }[];
  readonly head: { readonly seats: readonly object[]; readonly options: object };
  readonly way: string;
  readonly hints: boolean;
}

/** All that one store of the app's database holds. */
const allOf = <Row>(page: Page, store: string): Promise<readonly Row[]> =>
  page.evaluate(
    (store) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('fireside');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction(store).objectStore(store).getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result as Row[]);
          };
        };
      }),
    store,
  );

/** The only game that is stored. */
async function theGame(page: Page): Promise<Stored> {
  const games = await allOf<Stored>(page, 'games');
  expect(games).toHaveLength(1);
  return games[0]!;
}

const who = (page: Page, place: number) => page.getByLabel(bots.who(place));
const nameAt = (page: Page, place: number) => page.getByLabel(setup.people.name(place));
const deal = (page: Page) => page.getByRole('button', { name: setup.deal }).click();

async function dealAndLookAt(page: Page): Promise<Stored> {
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
  await nameAt(page, 2).fill('Ana');
  await page.getByText(setup.rules.title, { exact: true }).click();
  await page.getByRole('switch', { name: setup.rules.betting }).uncheck();
  await page.getByRole('radio', { name: setup.rules.classic }).check();
  await dealAndLookAt(page);
  const kept = await allOf(page, 'keepsakes');
  await page.goto(host.home);
  await isAwake(page);
  await page.getByRole('button', { name: home.alone }).press('Enter');
  await page.getByRole('button', { name: bots.levels.spark }).press('Enter');
  await page.waitForURL(/\/play\/#/);
  const games = await allOf<Stored>(page, 'games');
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
  await page.evaluate(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      IDBObjectStore.prototype.add = add;
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
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
