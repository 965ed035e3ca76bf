import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { game as words } from '../lanterns/game/words/en/index.ts';
import { buildIn } from '../lanterns/app/tree.mjs';
import { errorsOf, test as base } from './app.ts';
import { playerOf } from './robot/blaze/game.ts';
import { findDisagreement as inBlaze } from './robot/blaze/outcome.ts';
import { SIZES, type Evening } from './robot/evening.ts';
import { lanterns } from './robot/lanterns/game.ts';
import { findDisagreement } from './robot/lanterns/outcome.ts';
import { playEvening, playOn, reload, setTable } from './robot/play.ts';
import { Player } from './robot/player.ts';
import { prepare } from './robot/sight.ts';
import { isAwake, openFile, writtenGame } from './saved.ts';
import { StaticHost } from './server.ts';

/** The app with a second game in it, built once for all that is looked at here. */
const test = base.extend<object, { built: string }>({
  built: [
    async ({}, use) => {
      await use(
        await buildIn(fileURLToPath(new URL('../../.svelte-kit/lanterns', import.meta.url))),
      );
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  host: async ({ built }, use) => {
    const host = new StaticHost('/', built);
    host.lasting = true;
    await host.start();
    await use(host);
    await host.stop();
  },
});

// One after the other: they share the build.
test.describe.configure({ mode: 'default' });
test.use({ viewport: SIZES.phone, hasTouch: true, locale: 'en-GB' });

const { setup, home } = en;
const TITLE = 'Lanterns';

const evening = (way: Evening['way'], seed: number): Evening => ({
  players: 2,
  way,
  size: 'phone',
  waysChange: true,
  seed,
  languages: ['en', 'en'],
  inputs: ['touch', 'touch'],
});

/** What each script of the build is made of. */
const modulesIn = (built: string) =>
  JSON.parse(readFileSync(join(built, 'modules.json'), 'utf8')) as Readonly<
    Record<string, readonly string[]>
  >;

/** Sets a table for Lanterns by the screen, on a mild night. */
const setLanterns = (page: Page, address: string, table: Evening) =>
  setTable(page, address, table, (set) => set(words.options.mild), TITLE);

test('set-up asks which game, and seats whom each has room for', async ({ page, host }) => {
  await page.goto(`${host.home}new/`);
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(radio('Blaze')).toBeChecked();
  await expect(radio('2')).toHaveCount(0);
  await page.getByLabel(setup.people.name(1)).fill('Ana');
  await radio('5').check({ force: true });
  await radio(TITLE).check({ force: true });
  await expect(page).toHaveTitle(setup.pageTitle(TITLE));
  await expect(radio('4')).toBeChecked();
  await expect(radio('5')).toHaveCount(0);
  await expect(page.getByLabel(setup.people.name(1))).toHaveValue('Ana');
  await expect(page.getByRole('switch', { name: words.options.mild })).not.toBeChecked();
  await radio('Blaze').check({ force: true });
  await expect(radio('4')).toBeChecked();
  await expect(page.getByLabel(setup.people.name(1))).toHaveValue('Ana');
});

test('a whole game of the second one is played by the screen: middle', async ({ page, host }) => {
  const errors = errorsOf(page);
  await prepare(page);
  const table = evening('middle', 3);
  await setLanterns(page, host.home, table);
  let acts = 0;
  const player = await playEvening(page, { ...table, game: lanterns }, async () => {
    if (++acts === 3) await reload(page);
  });
  expect(await findDisagreement(page, player)).toBeNull();
  await player.tap(words.ending.final.again);
  await expect(page).toHaveTitle(setup.pageTitle(TITLE));
  await page.goto(host.home);
  await expect(page.getByText(`${TITLE} · The row stands`)).toBeVisible();
  expect(errors).toEqual([]);
});

test('both games stand side by side, and each goes on as what it is: passed', async ({
  page,
  host,
}) => {
  const errors = errorsOf(page);
  await prepare(page);
  await setLanterns(page, host.home, evening('passed', 3));
  await page.goto(host.home);
  // One move from its end.
  await openFile(page, writtenGame('101', 343));
  await page.waitForURL(/play\/#/);
  const plan = { page, seed: 3, whims: 5, language: 'en', input: 'touch' } as const;
  const inOther = await playerOf(plan);
  await playOn(page, inOther, 'game over');
  expect(await inBlaze(page, inOther)).toBeNull();
  await page.goto(host.home);
  await expect(page.getByText(/^Blaze · /)).toBeVisible();
  await page.getByRole('link', { name: 'Resume' }).click();
  await page.waitForURL(/play\/#/);
  const player = await Player.at({ ...plan, game: lanterns });
  let acts = 0;
  await playOn(page, player, 'game over', async () => {
    if (++acts === 3) await reload(page);
  });
  expect(await findDisagreement(page, player)).toBeNull();
  await player.tap(words.ending.final.again);
  await expect(page).toHaveTitle(setup.pageTitle(TITLE));
  await page.goto(host.home);
  await expect(page.getByText(new RegExp(`^${TITLE} · `))).toBeVisible();
  expect(errors).toEqual([]);
});

test('who played the second game last plays it alone, against its own computer player', async ({
  page,
  host,
}) => {
  const errors = errorsOf(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await prepare(page);
  await setLanterns(page, host.home, evening('passed', 7));
  await page.goto(host.home);
  await isAwake(page);
  await page.getByRole('button', { name: home.alone }).click();
  await page.getByRole('button', { name: setup.bots.levels.flame }).click();
  await page.waitForURL(/\/play\/#/);
  const plan = { page, seed: 9, whims: 3, language: 'en', input: 'touch' } as const;
  const player = await Player.at({ ...plan, game: lanterns });
  await playOn(page, player, 'game over');
  expect(await findDisagreement(page, player)).toBeNull();
  expect(workers).not.toEqual([]);
  expect(errors).toEqual([]);
});

test('all of it is weighed, the second game as any other', async ({ built }) => {
  const file = pathToFileURL(join(built, '../tests/budget/size-limit.mjs')).href;
  const { default: weighed } = (await import(file)) as {
    default: readonly { readonly name: string; readonly path: string | readonly string[] }[];
  };
  const modules = modulesIn(built);
  /** What of its folder is weighed under this name. */
  const ofLanterns = (name: string) =>
    [weighed.find((one) => one.name === name)?.path ?? []]
      .flat()
      .flatMap((file) => modules[relative(built, file).replaceAll('\\', '/')] ?? [])
      .flatMap((id) => id.split('/src/lib/games/lanterns/')[1] ?? []);
  expect(ofLanterns('All of lanterns but its sentences')).toContain('kit.ts');
  expect(ofLanterns('The sentences of all languages')).toContain('words/es/index.ts');
});

test('home and lists load no game, and a game none of the other', async ({ page, host, built }) => {
  host.lasting = false;
  const modules = modulesIn(built);
  /** What was loaded of the games since: paths within their folders. */
  const loaded = () => {
    const of = host.asked.splice(0).flatMap((path) => modules[path.slice(1)] ?? []);
    return [...new Set(of.flatMap((id) => id.split('/src/lib/games/')[1] ?? []))];
  };
  /** Pictures on the home page and what lists say stand for a game there; they are not the game. */
  const atHome = [
    /\/(?:poster\.svg|ui\/(?:home|cards)\/|rules\/cards?\.ts)/,
    /\/words\/(?:brief|(?:e[ns]\/)?(?:home|walk))/,
  ];
  const isOf = (game: string) => (path: string) =>
    path.startsWith(`${game}/`) && !atHome.some((part) => part.test(path));
  const rest = () => page.waitForLoadState('networkidle');

  await page.goto(host.home);
  await rest();
  const newcomer = loaded();
  expect(newcomer.filter(isOf('blaze'))).toEqual([]);
  expect(newcomer.filter(isOf('lanterns'))).toEqual([]);
  // What is looked for was there to be found.
  expect(newcomer).not.toEqual([]);

  await prepare(page);
  await setLanterns(page, host.home, evening('middle', 1));
  const inLanterns = page.url();
  loaded();
  await page.goto(host.home);
  await openFile(page, writtenGame('101', 20));
  await page.waitForURL(/play\/#/);
  const inBlaze = page.url();
  await page.goto(host.home);
  await expect(page.getByRole('heading', { name: 'Continue Blaze' })).toBeVisible();
  loaded();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Continue Blaze' })).toBeVisible();
  await rest();
  const list = loaded();
  expect(list).toContain('lanterns/words/brief.ts');
  expect([...list.filter(isOf('blaze')), ...list.filter(isOf('lanterns'))]).toEqual([]);

  for (const [own, other, address] of [
    ['lanterns', 'blaze', inLanterns],
    ['blaze', 'lanterns', inBlaze],
  ] as const) {
    await page.goto(address);
    await page.reload();
    await expect(page.locator('main').first()).toBeVisible();
    await expect(page.getByRole('button', { name: words.play.bar.log })).toBeVisible();
    await rest();
    const game = loaded();
    expect(game).toContain(`${own}/kit.ts`);
    expect(game.filter(isOf(other))).toEqual([]);
  }
});
