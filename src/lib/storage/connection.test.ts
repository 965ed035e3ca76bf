import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../core/testing/eventually.ts';
import { Connection } from './connection.ts';
import { FIRESIDE, type DatabaseSpec } from './database.ts';
import { inTime } from './testing/spoilt.ts';
import { freshDevice } from './testing/tab.ts';

/** What a later version of the app does with the database. */
const LATER: DatabaseSpec = {
  ...FIRESIDE,
  version: FIRESIDE.version + 1,
  upgrade: (database, from) => {
    if (from < FIRESIDE.version) FIRESIDE.upgrade(database, from);
  },
};

beforeEach(() => {
  freshDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const count = (connection: Connection) => connection.run((database) => database.count('games'));
const works = { ok: true, value: 0 };
const fails = (code: string) => ({ ok: false, problem: { code } });

/** Lets the database do what it has to, and the clock stand still. */
const whileTasksRun = async () => {
  for (let task = 0; task < 50; task++) await new Promise((resolve) => setImmediate(resolve));
};

/** A page of an older version that does not let go when it is asked to. */
async function stubbornPage(): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(FIRESIDE.name, FIRESIDE.version);
    opening.onsuccess = () => resolve(opening.result);
  });
}

describe('two versions of the app', () => {
  it('hand the database over: the older one lets go and is told why it cannot go on', async () => {
    const older = new Connection(FIRESIDE);
    expect(await count(older)).toEqual(works);
    const later = new Connection(LATER);
    expect(await count(later)).toEqual(works);
    expect(await count(older)).toEqual(fails('newer'));
    expect(await count(later)).toEqual(works);
  });

  it('do not wait for ever for a page that keeps the database, and go on when it is closed', async () => {
    await count(new Connection(FIRESIDE));
    const page = await stubbornPage();
    const later = new Connection(LATER);
    const first = count(later);
    await whileTasksRun();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toEqual(fails('blocked'));
    const second = count(later);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await second).toEqual(fails('blocked'));
    page.close();
    expect(await count(later)).toEqual(works);
  });
});

it('does not wait for ever for a database that does not open, and finds it open later', async () => {
  // Nothing opens while it is being deleted, and it is not deleted while a page holds it.
  await count(new Connection({ ...FIRESIDE, name: 'other' }));
  const page = await stubbornPage();
  const deletion = indexedDB.deleteDatabase(FIRESIDE.name);
  const connection = new Connection(FIRESIDE);
  const first = count(connection);
  await whileTasksRun();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await first).toEqual(fails('silent'));
  page.close();
  await eventually(() => expect(deletion.readyState).toBe('done'));
  expect(await count(connection)).toEqual(works);
});

it('opens the database once for many uses at a time', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const connection = new Connection(FIRESIDE);
  await Promise.all([count(connection), count(connection), count(connection)]);
  await count(connection);
  expect(open).toHaveBeenCalledTimes(1);
});

it.each([
  ['anew where there was no room: Chromium has closed it', 'QuotaExceededError', 2],
  ['only once where something else went wrong', 'DataError', 1],
])('opens the database %s', async (_, name, times) => {
  const open = vi.spyOn(indexedDB, 'open');
  const connection = new Connection(FIRESIDE);
  const failing = () => Promise.reject(new DOMException('', name));
  expect(await connection.run(failing)).toMatchObject({ ok: false });
  expect(await inTime(count(connection))).toEqual(works);
  expect(open.mock.calls.filter(([opened]) => opened === FIRESIDE.name)).toHaveLength(times);
});
