import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../core/testing/eventually.ts';
import { turnGame } from '../storage/game-changes.ts';
import { freshDevice, glance, lines, savedGame, tamper } from '../storage/testing/tab.ts';
import { idOf, openShelf, people, setup, type Shelf } from './testing/shelf.ts';

/** The standing of a game whose first deal is due. */
const DEALT_NEXT = {
  chapter: { code: 'deal', round: 1 },
  scores: null,
  winners: [],
  over: false,
};

let shelf: Shelf;

beforeEach(async () => {
  freshDevice();
  shelf = await openShelf();
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // What nobody waits for is done before the next test begins.
  await shelf.listSavedGames();
});

describe('a new game', () => {
  it('is stored with its first deal due', async () => {
    const id = await idOf(shelf.newGame(setup()));
    expect(await shelf.readGame(id)).toMatchObject({
      value: {
        game: {
          head: { first: 2, options: { betting: true } },
          people: setup().people,
          way: 'middle',
          hints: false,
        },
        entries: [],
      },
    });
    expect(await shelf.listSavedGames()).toMatchObject({
      value: [{ id, glance: { standing: DEALT_NEXT, commits: 0 } }],
    });
  });

  it('draws who starts among all seats', async () => {
    const firsts = new Set<unknown>();
    for (let game = 0; firsts.size < 3; game++) {
      expect(game).toBeLessThan(200);
      const stored = await shelf.readGame(await idOf(shelf.newGame(setup({ first: 'draw' }))));
      if (stored.ok) firsts.add(stored.value.game.head.first);
    }
    expect(firsts).toEqual(new Set([0, 1, 2]));
  });

  it('remembers the set-up, as it was asked for', async () => {
    expect(await shelf.lastSetup()).toEqual({ ok: true, value: null });
    await shelf.newGame(setup({ first: 'draw' }));
    expect(await shelf.lastSetup()).toEqual({ ok: true, value: setup({ first: 'draw' }) });
  });

  it('remembers nobody who gave no name', async () => {
    const { people } = setup();
    await shelf.newGame(setup(), people.slice(0, 1));
    expect(await shelf.listProfiles()).toMatchObject({ value: [{ name: 'Ana' }] });
  });

  it('set aside leaves the set-up that was remembered, and remembers who played', async () => {
    await shelf.newGame(setup());
    const id = await idOf(shelf.newGameAside(setup({ hints: true }), people('Dee')));
    expect(await shelf.readGame(id)).toMatchObject({ value: { game: { hints: true } } });
    expect(await shelf.lastSetup()).toEqual({ ok: true, value: setup() });
    const { value } = (await shelf.listProfiles()) as { value: readonly object[] };
    expect(value).toContainEqual(expect.objectContaining({ name: 'Dee' }));
  });

  it('remembers no computer player as somebody who plays here', async () => {
    const [ana, ...others] = setup().people;
    const bots = others.map((other) => ({ ...other, bot: 'flame' }) as const);
    await shelf.newGame(setup({ people: [ana!, ...bots] }));
    expect(await shelf.listProfiles()).toMatchObject({ value: [{ name: 'Ana' }] });
    expect(await shelf.lastSetup()).toMatchObject({ value: { people: [ana, ...bots] } });
  });

  it('can be had again with the same table', async () => {
    const id = await idOf(shelf.newGame(setup({ way: 'passed' })));
    const value = setup({ way: 'passed', first: 'draw' });
    expect(await shelf.setupOfGame(id)).toEqual({ ok: true, value });
  });

  it('can be had again as its people have come to play: the way round, and how it is turned', async () => {
    const id = await idOf(shelf.newGame(setup({ way: 'passed' })));
    const entries = [{ do: 'way', way: 'middle' }];
    await shelf.appendEntries({ id, from: 0, entries, glance: glance() });
    await turnGame(id, 180);
    expect(await shelf.setupOfGame(id)).toMatchObject({ value: { way: 'middle' } });
    const again = await idOf(shelf.dealAgain(id));
    expect(await shelf.readGame(again)).toMatchObject({
      value: { game: { way: 'middle', turned: 180 } },
    });
  });

  it.each([
    ['two alike names', { people: people('Ana', 'Bo', ' Bo') }],
    ['an unknown option', { options: { jokers: true } }],
    ['a seat that is not there', { first: 3 }],
    ['two people', { people: people('Ana', 'Bo') }],
  ])('with %s is a bug', async (_, changes) => {
    await expect(shelf.newGame(setup(changes))).rejects.toThrow('Broken promise');
    expect(await shelf.listSavedGames()).toEqual({ ok: true, value: [] });
  });

  it('is never half begun: what cannot be remembered is said', async () => {
    await shelf.listSavedGames();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await shelf.newGame(setup())).toEqual({ ok: false, problem: { code: 'quota' } });
    expect(await shelf.listSavedGames()).toEqual({ ok: true, value: [] });
    expect(await shelf.newGame(setup())).toMatchObject({ ok: true });
  });

  it('asks the browser to keep what is stored, the first time only', async () => {
    const persist = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('navigator', { storage: { persist, persisted: () => Promise.resolve(true) } });
    await shelf.newGame(setup());
    await eventually(() => expect(persist).toHaveBeenCalledTimes(1));
    await shelf.newGame(setup());
    await shelf.listSavedGames();
    expect(persist).toHaveBeenCalledTimes(1);
    expect(await shelf.storageIsLasting()).toBe(true);
  });

  it('needs no answer from the browser', async () => {
    vi.stubGlobal('navigator', { storage: { persist: () => new Promise(() => {}) } });
    expect(await shelf.newGame(setup())).toMatchObject({ ok: true });
    expect(await shelf.storageIsLasting()).toBeNull();
  });
});

describe('a last set-up that cannot be played any more', () => {
  it.each([
    ['is of an unknown game', { game: 'whist' }],
    ['has an unknown option', { options: { jokers: true } }],
    ['has nobody', { people: [] }],
    ['is cut off', { way: undefined }],
  ])('because it %s is none', async (_, wrong) => {
    await tamper((database) => database.put('keepsakes', { ...setup(), ...wrong }, 'lastSetup'));
    expect(await shelf.lastSetup()).toEqual({ ok: true, value: null });
  });
});

describe('saved games', () => {
  const stored = async (id: string, played: number) =>
    await shelf.addGame(savedGame(id), [], { ...glance(), played });

  it('are listed with the last played first', async () => {
    await stored('old', 10);
    await stored('new', 30);
    await stored('mid', 20);
    expect(await shelf.listSavedGames()).toMatchObject({
      value: [{ id: 'new' }, { id: 'mid' }, { id: 'old' }],
    });
  });

  it('can be named, removed and brought back', async () => {
    await stored('one', 10);
    await shelf.renameGame('one', 'Sunday');
    await shelf.removeGame('one');
    expect(await shelf.listSavedGames()).toEqual({ ok: true, value: [] });
    await shelf.clearRemoved();
    await shelf.bringBack('one');
    expect(await shelf.listSavedGames()).toMatchObject({ value: [{ id: 'one', title: 'Sunday' }] });
  });

  it('get their glance back by replay where it is damaged', async () => {
    const id = await idOf(shelf.newGame(setup()));
    await tamper((database) => database.put('glances', 'gone', id));
    expect(await shelf.listSavedGames()).toMatchObject({
      value: [{ id, glance: { standing: DEALT_NEXT, commits: 0 } }],
    });
  });

  it('that cannot be understood are told apart', async () => {
    await stored('good', 10);
    await tamper((database) => database.put('games', { id: 'bad', title: 'Ours' }));
    await shelf.addGame(savedGame('mute'), lines(0), glance());
    await tamper(async (database) => {
      await database.delete('glances', 'mute');
      await database.put('journal', { do: 'redo' }, ['mute', 0]);
    });
    expect(await shelf.lookAtShelf()).toMatchObject({
      ok: true,
      value: {
        games: [{ id: 'good' }],
        damaged: [
          { id: 'bad', title: 'Ours', names: [] },
          { id: 'mute', title: null, names: ['Ana', 'Bo', 'Cy'] },
        ],
      },
    });
  });

  it('are never said to be none because they cannot be read', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const problem = { code: 'unavailable' };
    expect(await shelf.lookAtShelf()).toEqual({ ok: false, problem });
    expect(await shelf.listProfiles()).toEqual({ ok: false, problem });
    expect(await shelf.readSettings()).toEqual({ ok: false, problem });
  });
});
