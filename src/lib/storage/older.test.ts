import { beforeEach, expect, it } from 'vitest';
import { freshDevice, glance, lines, openTab, savedGame, tamper, type Tab } from './testing/tab.ts';

let tab: Tab;

beforeEach(async () => {
  freshDevice();
  tab = await openTab();
});

it.each([
  ['nobody had won', null, []],
  ['somebody had won', 2, [2]],
])('a game of the first version is listed with how it stood: %s', async (_, winner, winners) => {
  await tab.addGame(savedGame(), lines(0), glance());
  const first = { round: 2, phase: 'burn', commits: 7, over: winner !== null, winner, played: 9 };
  await tamper((database) => database.put('glances', first, 'one'));
  const standing = { chapter: { code: 'burn', round: 2 }, scores: null, winners };
  const value = { standing: { ...standing, over: first.over }, commits: 7, played: 9 };
  expect(await tab.listGames()).toMatchObject({ value: { games: [{ glance: value }] } });
});

it('a game from before there were hints has none', async () => {
  await tamper((database) => database.put('games', { ...savedGame(), hints: undefined }));
  expect(await tab.readGame('one')).toMatchObject({ value: { game: { hints: false } } });
});

it('a game from before games could be ended, or dealt again, is neither', async () => {
  await tab.addGame(savedGame(), lines(0), glance());
  const read = await tab.readGame('one');
  expect(read).toMatchObject({ ok: true });
  expect(read.ok && Object.keys(read.value.game)).not.toContain('ended');
  expect(read.ok && Object.keys(read.value.game)).not.toContain('deals');
  await tab.endGame('one', true);
  expect(await tab.readGame('one')).toMatchObject({ value: { game: { ended: true } } });
});

it('a set-up from before there were hints has none', async () => {
  const { people, way } = savedGame();
  const setup = { game: 'blaze', options: {}, people, first: 'draw', way } as const;
  await tamper((database) => database.put('keepsakes', setup, 'lastSetup'));
  expect(await tab.readStoredSetup()).toEqual({ ok: true, value: { ...setup, hints: false } });
});
