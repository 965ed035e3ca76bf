import { beforeEach, describe, expect, it } from 'vitest';
import { freshDevice, glance, lines, openTab, savedGame, tamper, type Tab } from './testing/tab.ts';

let tab: Tab;

beforeEach(async () => {
  freshDevice();
  tab = await openTab();
});

const done = { ok: true, value: null };
const fails = (code: string) => ({ ok: false, problem: { code } });

describe('a stored game', () => {
  it('is read as it was added, in another tab too', async () => {
    expect(await tab.addGame(savedGame(), lines(0, 1), glance())).toEqual(done);
    const value = { game: savedGame(), entries: lines(0, 1) };
    expect(await tab.readGame('one')).toEqual({ ok: true, value });
    expect(await (await openTab()).readGame('one')).toEqual({ ok: true, value });
  });

  it('goes on line by line, beside another one', async () => {
    await tab.addGame(savedGame('one'), [], glance());
    await tab.addGame(savedGame('two'), lines(7), glance());
    for (let index = 0; index < 12; index++)
      await tab.appendEntries({
        id: 'one',
        from: index,
        entries: lines(index),
        glance: glance(index),
      });
    await tab.appendEntries({ id: 'two', from: 1, entries: lines(8, 9), glance: glance(3) });
    expect(await tab.readGame('one')).toMatchObject({
      value: { entries: lines(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) },
    });
    expect(await tab.readGame('two')).toMatchObject({ value: { entries: lines(7, 8, 9) } });
  });

  it('is not forked by a second tab, nor by half of what that one stores', async () => {
    await tab.addGame(savedGame(), lines(0), glance());
    const other = await openTab();
    await tamper(async (database) => {
      await database.put('journal', lines(2)[0], ['one', 2]);
      await database.put('glances', glance(5), 'one');
    });
    const late = { id: 'one', from: 1, entries: lines(11, 12), glance: glance(9) };
    expect(await other.appendEntries(late)).toEqual(fails('taken'));
    await tab.appendEntries({ id: 'one', from: 1, entries: lines(1), glance: glance(6) });
    expect(await other.readGame('one')).toMatchObject({ value: { entries: lines(0, 1, 2) } });
    expect(await other.listGames()).toMatchObject({ value: { games: [{ glance: glance(6) }] } });
  });

  it('runs again once it is played on, though its people had ended it', async () => {
    await tab.addGame(savedGame(), lines(0), glance());
    await tab.endGame('one', true);
    expect(
      await tab.appendEntries({ id: 'one', from: 1, entries: lines(1), glance: glance(2) }),
    ).toEqual(done);
    const game = savedGame();
    expect(await tab.listGames()).toEqual({
      ok: true,
      value: { games: [{ game, glance: glance(2) }], damaged: [] },
    });
  });

  it('does not go on behind a hole, nor where nothing is left of it', async () => {
    await tab.addGame(savedGame(), lines(0, 1, 2), glance());
    const next = { id: 'one', from: 3, entries: lines(3), glance: glance(1) };
    await tamper((database) => database.delete('journal', ['one', 1]));
    expect(await tab.appendEntries(next)).toEqual(fails('missing'));
    await tamper((database) => database.clear('journal'));
    expect(await tab.appendEntries(next)).toEqual(fails('missing'));
    await tamper(async (database) => expect(await database.count('journal')).toBe(0));
  });

  it('is not written over by a new one of its id', async () => {
    await tab.addGame(savedGame(), lines(0), glance());
    expect(await tab.addGame(savedGame(), lines(5), glance(5))).toEqual(fails('taken'));
    expect(await tab.readGame('one')).toMatchObject({ value: { entries: lines(0) } });
  });

  it('is missing where there is none', async () => {
    expect(await tab.readGame('none')).toEqual(fails('missing'));
    expect(await tab.retitleGame('none', 'Ours')).toEqual(fails('missing'));
    expect(await tab.removeGame('none', 5)).toEqual(fails('missing'));
    expect(await tab.bringBackGame('none')).toEqual(fails('missing'));
  });

  it('has at each seat the player its record tells of', async () => {
    const { head, people } = savedGame();
    const seats = head.seats.map(({ name }, seat) =>
      seat === 1 ? { name, bot: 'flame' } : { name },
    );
    const sat = {
      people: people.map((one) => ({ ...one, bot: 'spark' })),
      head: { ...head, seats },
    };
    await tamper((database) => database.put('games', { ...savedGame(), ...sat }));
    const stored = await tab.readGame('one');
    expect(stored.ok && stored.value.game.people.map(({ bot }) => bot)).toEqual([
      undefined,
      'flame',
      undefined,
    ]);
  });

  it('gets a title, and is turned', async () => {
    await tab.addGame(savedGame(), [], glance());
    expect(await tab.retitleGame('one', 'Sunday')).toEqual(done);
    expect(await tab.turnGame('one', 270)).toEqual(done);
    expect(await tab.readGame('one')).toMatchObject({
      value: { game: { title: 'Sunday', turned: 270 } },
    });
  });
});

describe('a damaged game', () => {
  it.each([
    ['no people', { people: undefined }],
    ['people of other names', { people: savedGame().people.toReversed() }],
    ['fewer people than seats', { people: savedGame().people.slice(1) }],
    ['an unknown way', { way: 'thrown' }],
    ['a head that is none', { head: 'blaze' }],
    ['a first seat that is not there', { head: { ...savedGame().head, first: 3 } }],
    [
      'a player of another kind',
      { head: { ...savedGame().head, seats: [{ name: 'Ana', bot: 'huge' }] } },
    ],
    ['no time', { created: null }],
  ])('with %s is told apart, and hides no other', async (_, wrong) => {
    await tab.addGame(savedGame('good'), [], glance());
    await tamper((database) => database.put('games', { ...savedGame('bad'), ...wrong }));
    expect(await tab.readGame('bad')).toEqual(fails('damaged'));
    expect(await tab.listGames()).toMatchObject({
      value: { games: [{ game: { id: 'good' } }], damaged: [{ id: 'bad', title: null }] },
    });
  });

  it('still tells the names that can be read', async () => {
    const people = [{ name: 'Ana' }, 7, { name: 'Cy', emblem: 'dragon' }];
    await tamper((database) => database.put('games', { id: 'bad', people }));
    expect(await tab.listGames()).toMatchObject({
      value: { damaged: [{ id: 'bad', names: ['Ana', 'Cy'] }] },
    });
  });

  it('can be removed and brought back as it was', async () => {
    const bad = { id: 'bad', people: 'nobody', title: 'Ours' };
    await tamper((database) => database.put('games', bad));
    expect(await tab.removeGame('bad', 5)).toEqual(done);
    expect(await tab.listGames()).toMatchObject({ value: { damaged: [] } });
    await tab.bringBackGame('bad');
    expect(await tab.listGames()).toMatchObject({
      value: { damaged: [{ id: 'bad', title: 'Ours' }] },
    });
    await tamper(async (database) =>
      expect(await database.get('games', 'bad')).toEqual({ ...bad, removed: null }),
    );
  });

  it.each([[0], [1]])('has a hole in its journal at line %d', async (hole) => {
    await tab.addGame(savedGame(), lines(0, 1, 2), glance());
    await tamper((database) => database.delete('journal', ['one', hole]));
    expect(await tab.readGame('one')).toEqual(fails('damaged'));
  });

  it.each([[null], ['deal'], [[1]]])('has the line %j', async (line) => {
    await tab.addGame(savedGame(), lines(0), glance());
    await tamper((database) => database.put('journal', line, ['one', 0]));
    expect(await tab.readGame('one')).toEqual(fails('damaged'));
  });

  it('is none where only the glance cannot be read', async () => {
    await tab.addGame(savedGame(), lines(0), glance());
    await tamper((database) => database.put('glances', { standing: 'first' }, 'one'));
    expect(await tab.listGames()).toMatchObject({
      value: { games: [{ game: savedGame(), glance: null }], damaged: [] },
    });
  });
});

describe('a removed game', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const REMOVED = 5_000;

  beforeEach(async () => {
    await tab.addGame(savedGame('gone'), lines(0, 1), glance());
    await tab.addGame(savedGame('kept'), lines(2), glance());
    expect(await tab.removeGame('gone', REMOVED)).toEqual(done);
  });

  it('is out of sight', async () => {
    expect(await tab.readGame('gone')).toEqual(fails('missing'));
    expect(await tab.listGames()).toMatchObject({ value: { games: [{ game: { id: 'kept' } }] } });
  });

  it('comes back whole within a day', async () => {
    expect(await tab.purgeRemoved(REMOVED + DAY - 1)).toEqual(done);
    expect(await tab.bringBackGame('gone')).toEqual(done);
    const value = { game: savedGame('gone'), entries: lines(0, 1) };
    expect(await tab.readGame('gone')).toEqual({ ok: true, value });
  });

  it('is gone for good a day later, and nothing else is', async () => {
    expect(await tab.purgeRemoved(REMOVED + DAY)).toEqual(done);
    expect(await tab.bringBackGame('gone')).toEqual(fails('missing'));
    expect(await tab.readGame('kept')).toMatchObject({ value: { entries: lines(2) } });
    await tamper(async (database) => {
      expect(await database.getAllKeys('journal')).toEqual([['kept', 0]]);
      expect(await database.getAllKeys('glances')).toEqual(['kept']);
    });
  });

  const onceMore = { id: 'gone', from: 2, entries: lines(3), glance: glance(3) };

  it('comes back at once where another tab plays it on', async () => {
    expect(await tab.appendEntries(onceMore)).toEqual(done);
    expect(await tab.readGame('gone')).toMatchObject({ value: { entries: lines(0, 1, 3) } });
    await tab.purgeRemoved(REMOVED + DAY);
    expect(await tab.listGames()).toMatchObject({
      value: { games: [{ game: { id: 'gone' }, glance: glance(3) }, { game: { id: 'kept' } }] },
    });
  });

  it('cannot be played on once it is gone for good: nothing is stored that nobody would see', async () => {
    await tab.purgeRemoved(REMOVED + DAY);
    expect(await tab.appendEntries(onceMore)).toEqual(fails('missing'));
    await tamper(async (database) => {
      expect(await database.getAllKeys('journal')).toEqual([['kept', 0]]);
      expect(await database.getAllKeys('glances')).toEqual(['kept']);
    });
  });
});
