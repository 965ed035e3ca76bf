import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabThatWasFull } from './testing/full.ts';
import { abortNext, inTime } from './testing/spoilt.ts';
import { freshDevice, openTab, type Tab } from './testing/tab.ts';

/** Bytes that fit on the disk. */
let room: number;
/** What lies apart, by its name. */
let apart: Set<string>;
let kept: Map<string, string>;

/** A device with files apart, and what pages keep for each other. */
function device(): void {
  freshDevice();
  [room, apart, kept] = [Infinity, new Set(), new Map()];
  const file = {
    createWritable: async () => ({
      write: async ({ byteLength }: Uint8Array) => {
        if (byteLength > room) throw new DOMException('too much', 'QuotaExceededError');
      },
      close: async () => {},
    }),
  };
  const folder = {
    getFileHandle: async (name: string) => apart.add(name) && file,
    removeEntry: async (name: string) => apart.delete(name),
  };
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => folder } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

/** Everything that is opened from now on. */
function opened(): readonly string[] {
  const names: string[] = [];
  const { open } = IDBFactory.prototype;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (
    this: IDBFactory,
    ...given: Parameters<typeof open>
  ) {
    names.push(given[0]);
    return open.apply(this, given);
  });
  return names;
}

const FULL = { ok: false, problem: { code: 'quota' } };
let tab: Tab;

beforeEach(async () => {
  device();
  tab = await tabThatWasFull(() => (room = 4096));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('on a disk known to be full nothing is even opened, until there is room', async () => {
  const names = opened();
  expect(await tab.readGame('one')).toEqual(FULL);
  expect(await tab.retitleGame('one', 'Ours')).toEqual(FULL);
  expect(names).toEqual([]);
  room = Infinity;
  expect(await inTime(tab.retitleGame('one', 'Ours'))).toMatchObject({ ok: true });
  expect(names).toEqual(['fireside', 'fireside-leaf']);
  expect([...apart, ...kept]).toEqual([]);
});

it('whoever goes on in another page knows it there', async () => {
  const later = await openTab();
  const names = opened();
  expect(await later.readGame('one')).toEqual(FULL);
  expect(names).toEqual([]);
  room = Infinity;
  expect(await inTime(later.readGame('one'))).toMatchObject({ ok: true });
  expect(names).toEqual(['fireside', 'fireside-leaf']);
  // Mended for everybody.
  const last = await openTab();
  expect(await last.readGame('one')).toMatchObject({ ok: true });
  expect(names).toEqual(['fireside', 'fireside-leaf', 'fireside']);
});

it('a connection that was closed without a word is not tried again while there is no room', async () => {
  room = Infinity;
  expect(await inTime(tab.readGame('one'))).toMatchObject({ ok: true });
  room = 4096;
  abortNext('AbortError');
  const names = opened();
  expect(await tab.retitleGame('one', 'Ours')).toEqual(FULL);
  expect(names).toEqual([]);
  room = Infinity;
  expect(await inTime(tab.retitleGame('one', 'Ours'))).toMatchObject({ ok: true });
});

it('where no file can be written for another reason, there may be room', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', undefined);
  expect(await inTime(tab.retitleGame('one', 'Ours'))).toMatchObject({ ok: true });
});
