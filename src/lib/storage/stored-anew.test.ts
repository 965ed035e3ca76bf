import { beforeEach, expect, it } from 'vitest';
import type { StoreName } from './database.ts';
import { abortNext } from './testing/spoilt.ts';
import { freshDevice, glance, lines, openTab, savedGame, tamper, type Tab } from './testing/tab.ts';

let tab: Tab;

const done = { ok: true, value: null };
const game = savedGame();
const next = { id: 'one', from: 3, entries: lines(3, 4), glance: glance(5) };
const storeAnew = () => tab.appendEntries(next, { game, entries: lines(0, 1, 2) });
const whole = { ok: true, value: { game, entries: lines(0, 1, 2, 3, 4) } };

const clear = (...stores: readonly StoreName[]) =>
  tamper((database) => Promise.all(stores.map((store) => database.clear(store))));

beforeEach(async () => {
  freshDevice();
  tab = await openTab();
  await tab.addGame(savedGame('other'), lines(9), glance());
  await tab.addGame(game, lines(0, 1, 2), glance());
});

it.each([
  ['all that was stored', ['games', 'journal', 'glances']],
  ['the lines', ['journal']],
  ['the game itself', ['games', 'glances']],
] as const)('a game of which the browser lost %s is whole again', async (_, stores) => {
  await clear(...stores);
  expect(await storeAnew()).toEqual(done);
  expect(await tab.readGame('one')).toEqual(whole);
  expect(await tab.listGames()).toMatchObject({
    value: { games: expect.arrayContaining([{ game, glance: glance(5) }]) as unknown },
  });
});

it('a hole in a game is mended, and what was removed comes into sight', async () => {
  await tab.retitleGame('one', 'Sunday');
  await tab.removeGame('one', 5);
  await tamper((database) => database.delete('journal', ['one', 1]));
  expect(await storeAnew()).toEqual(done);
  const titled = { ...whole.value, game: { ...game, title: 'Sunday' } };
  expect(await tab.readGame('one')).toEqual({ ok: true, value: titled });
});

it('nothing is changed where it does not succeed', async () => {
  await clear('games', 'journal', 'glances');
  abortNext('QuotaExceededError');
  expect(await storeAnew()).toEqual({ ok: false, problem: { code: 'quota' } });
  await tamper(async (database) => {
    expect(await database.count('games')).toBe(0);
    expect(await database.count('journal')).toBe(0);
  });
  expect(await storeAnew()).toEqual(done);
  expect(await tab.readGame('one')).toEqual(whole);
});

it('what another tab has played is not written over', async () => {
  await tab.appendEntries({ id: 'one', from: 3, entries: lines(7), glance: glance(7) });
  expect(await storeAnew()).toEqual({ ok: false, problem: { code: 'taken' } });
  expect(await tab.readGame('one')).toMatchObject({ value: { entries: lines(0, 1, 2, 7) } });
});

it('other games stay as they are', async () => {
  await clear('journal');
  await storeAnew();
  await tamper(async (database) =>
    expect(await database.getAllKeys('journal')).not.toContainEqual(['other', 0]),
  );
  expect(await tab.listGames()).toMatchObject({
    value: { games: expect.arrayContaining([{ game: savedGame('other'), glance: glance() }]) },
  });
});
