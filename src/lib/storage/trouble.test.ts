import { forceCloseDatabase, IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../core/settings.ts';
import { abortNext, abortWhileWorkHangs, inTime, throwNext } from './testing/spoilt.ts';
import { freshDevice, glance, lines, openTab, savedGame, type Tab } from './testing/tab.ts';

/** Its declared type asks for the class where the function takes a database. */
const cut = forceCloseDatabase as unknown as (database: IDBDatabase) => void;

let tab: Tab;

beforeEach(async () => {
  freshDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tab = await openTab();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const profile = { id: 'p', name: 'Ana', emblem: 'fox', colour: 'teal', used: 1 } as const;
const setup = {
  game: 'blaze',
  options: {},
  people: [],
  first: 0,
  way: 'middle',
  hints: false,
} as const;

/** Every way into the storage, on a device with one game on it. */
const DEEDS: readonly (readonly [string, (tab: Tab) => Promise<{ readonly ok: boolean }>])[] = [
  ['adding a game', (t) => t.addGame(savedGame('two'), lines(0), glance())],
  ['reading a game', (t) => t.readGame('one')],
  [
    'going on with a game',
    (t) => t.appendEntries({ id: 'one', from: 1, entries: lines(1), glance: glance(1) }),
  ],
  ['listing games', (t) => t.listGames()],
  ['counting games', (t) => t.countGames()],
  ['giving a title', (t) => t.retitleGame('one', 'Ours')],
  ['removing a game', (t) => t.removeGame('one', 5)],
  ['bringing a game back', (t) => t.bringBackGame('one')],
  ['purging', (t) => t.purgeRemoved(Date.now())],
  ['reading profiles', (t) => t.readProfiles()],
  ['changing profiles', (t) => t.changeProfiles(() => ({ put: [profile], forget: [] }))],
  ['reading settings', (t) => t.readStoredSettings()],
  ['keeping settings', (t) => t.changeStoredSettings(DEFAULT_SETTINGS)],
  ['reading the last set-up', (t) => t.readStoredSetup()],
  ['keeping a set-up', (t) => t.writeStoredSetup(setup)],
];

describe.each(DEEDS)('%s', (_, deed) => {
  beforeEach(async () => {
    expect(await tab.addGame(savedGame(), lines(0), glance())).toMatchObject({ ok: true });
  });

  const failsOnce = async (problem: object) => {
    expect(await deed(tab)).toEqual({ ok: false, problem });
    expect(await inTime(deed(tab))).toMatchObject({ ok: true });
  };

  it('says that there is no room, and works once there is', async () => {
    abortNext('QuotaExceededError');
    await failsOnce({ code: 'quota' });
  });

  /** The ways browsers have to say so; the first is Chromium's own, on a disk that is full. */
  it.each([
    [
      'UnknownError',
      'Connection is closing because of: IO error: .../000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)',
    ],
    ['UnknownError', 'database or disk is full'],
    ['AbortError', 'Transaction aborted: the quota has been exceeded'],
    ['QuotaExceededError', ''],
  ])(
    'does not wait for work that an aborted transaction leaves hanging: %s',
    async (name, says) => {
      abortWhileWorkHangs(new DOMException(says, name));
      await failsOnce({ code: 'quota' });
    },
  );

  it('says why, whatever aborts a transaction whose work hangs', async () => {
    abortWhileWorkHangs(new DOMException('the disk is broken', 'DataError'));
    await failsOnce({ code: 'failed', detail: 'DataError: the disk is broken' });
  });

  it('says what the browser says', async () => {
    abortNext('UnknownError');
    await failsOnce({ code: 'failed', detail: expect.stringContaining('UnknownError') });
  });

  it('says what is thrown at once', async () => {
    throwNext(new DOMException('no such store', 'NotFoundError'));
    await failsOnce({ code: 'failed', detail: 'NotFoundError: no such store' });
  });

  it.each([
    ['closed', new DOMException('', 'InvalidStateError')],
    [
      'lost in the background',
      new DOMException('Connection to Indexed Database server lost.', 'UnknownError'),
    ],
  ])('connects anew where the connection is %s', async (_how, error) => {
    throwNext(error);
    expect(await deed(tab)).toMatchObject({ ok: true });
  });

  it('says that there is no storage where it may not be used any more', async () => {
    throwNext(new DOMException('', 'SecurityError'));
    await failsOnce({ code: 'unavailable' });
  });

  it('connects anew where the connection is cut under it', async () => {
    abortNext('AbortError');
    expect(await deed(tab)).toMatchObject({ ok: true });
  });

  it('connects anew once, not for ever', async () => {
    throwNext(new DOMException('', 'InvalidStateError'), 2);
    await failsOnce({ code: 'failed', detail: expect.stringContaining('InvalidStateError') });
  });

  it('connects anew after the browser has closed the database', async () => {
    const databases = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await tab.countGames();
    cut(databases.mock.contexts[0] as IDBDatabase);
    expect(await deed(tab)).toMatchObject({ ok: true });
  });

  it.each(['add', 'put', 'get', 'getAll', 'getAllKeys', 'delete', 'count'] as const)(
    'passes over no failing "%s"',
    async (request) => {
      const refused = new DOMException('worn out', 'DataError');
      const spy = vi.spyOn(IDBObjectStore.prototype, request).mockImplementationOnce(() => {
        throw refused;
      });
      const first = await deed(tab);
      const problem = { code: 'failed', detail: 'DataError: worn out' };
      expect(first).toMatchObject(
        spy.mock.calls.length > 0 ? { ok: false, problem } : { ok: true },
      );
    },
  );
});

describe('what failed', () => {
  it('has left nothing behind', async () => {
    await tab.addGame(savedGame(), lines(0), glance());
    abortNext('QuotaExceededError');
    const addition = { id: 'one', from: 1, entries: lines(1, 2), glance: glance(2) };
    expect(await tab.appendEntries(addition)).toMatchObject({ ok: false });
    expect(await inTime(tab.readGame('one'))).toMatchObject({ value: { entries: lines(0) } });
    expect(await tab.listGames()).toMatchObject({ value: { games: [{ glance: glance() }] } });
  });

  it('and cannot be stored at all is named', async () => {
    await tab.addGame(savedGame(), [], glance());
    const entries = [{ do: () => {} }];
    expect(
      await tab.appendEntries({ id: 'one', from: 0, entries, glance: glance() }),
    ).toMatchObject({
      problem: { code: 'failed', detail: expect.stringContaining('DataCloneError') },
    });
    expect(await tab.readGame('one')).toMatchObject({ value: { entries: [] } });
  });
});

describe('a browser without storage', () => {
  const opens = (open: () => unknown) =>
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(open as IDBFactory['open']);
  const throws = (name: string) => () => {
    throw new DOMException('', name);
  };

  it('has none: no game is said to be missing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await tab.listGames()).toEqual({ ok: false, problem: { code: 'unavailable' } });
    freshDevice();
    expect(await tab.listGames()).toMatchObject({ ok: true });
  });

  it.each([
    ['SecurityError', 'unavailable'],
    ['InvalidStateError', 'unavailable'],
    ['NotAllowedError', 'unavailable'],
    ['ReferenceError', 'unavailable'],
    ['TypeError', 'unavailable'],
    ['VersionError', 'newer'],
    ['QuotaExceededError', 'quota'],
    ['UnknownError', 'failed'],
  ])('refuses with %s: %s, and the next try may work', async (name, code) => {
    opens(throws(name));
    expect(await tab.readGame('one')).toMatchObject({ ok: false, problem: { code } });
    const next = await inTime(tab.readGame('one'));
    expect(next).toMatchObject({ ok: false, problem: { code: 'missing' } });
  });

  /** Chromium's words on a full disk, which name no reason. */
  const unwritable = () => {
    throw new DOMException(
      'Internal error opening backing store for indexedDB.open.',
      'UnknownError',
    );
  };

  it('that cannot be written to before it opens is told apart', async () => {
    opens(unwritable);
    expect(await tab.readGame('one')).toEqual({ ok: false, problem: { code: 'unwritable' } });
  });

  it('that was full before and is of an older version now says so', async () => {
    await tab.addGame(savedGame(), lines(0), glance());
    abortNext('QuotaExceededError');
    expect(await tab.retitleGame('one', 'Ours')).toMatchObject({ problem: { code: 'quota' } });
    opens(throws('VersionError'));
    expect(await tab.readGame('one')).toEqual({ ok: false, problem: { code: 'newer' } });
  });
});
