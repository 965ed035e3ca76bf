import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabThatWasFull } from './testing/full.ts';
import { inTime, type Begin } from './testing/spoilt.ts';
import { freshDevice, type Tab } from './testing/tab.ts';

let tab: Tab;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Everything that is begun in any database, in order. */
function begun(): readonly string[] {
  const deeds: string[] = [];
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...given: Parameters<Begin>
  ) {
    // Also how a database is made.
    if (given[1] === 'readwrite') deeds.push('writes');
    return transaction.apply(this, given) as ReturnType<Begin>;
  } as Begin);
  const { deleteDatabase } = IDBFactory.prototype;
  vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(function (
    this: IDBFactory,
    name: string,
  ) {
    deeds.push(`deletes ${name}`);
    return deleteDatabase.call(this, name);
  });
  return deeds;
}
const LEAF = 'deletes fireside-leaf';
const retitle = () => tab.retitleGame('one', 'Ours');

beforeEach(async () => {
  freshDevice();
  tab = await tabThatWasFull();
});

it('after a full disk the browser begins a new log before anything is written, once', async () => {
  const deeds = begun();
  expect(await inTime(Promise.all([retitle(), retitle()]))).toMatchObject([
    { ok: true },
    { ok: true },
  ]);
  await retitle();
  expect(deeds).toEqual([LEAF, 'writes', 'writes', 'writes']);
});

it('nothing is written while there is no room for it', async () => {
  const deeds = begun();
  vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementationOnce(() => {
    throw new DOMException('Encountered full disk', 'UnknownError');
  });
  expect(await retitle()).toEqual({ ok: false, problem: { code: 'quota' } });
  expect(deeds).toEqual([]);
  expect(await inTime(retitle())).toMatchObject({ ok: true });
  expect(deeds).toEqual([LEAF, 'writes']);
});

it('whatever else is in its way keeps nobody from their games', async () => {
  vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('not now', 'DataError');
  });
  expect(await inTime(retitle())).toMatchObject({ ok: true });
});
