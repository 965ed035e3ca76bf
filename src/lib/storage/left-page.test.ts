import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { freshDevice, glance, lines, openTab, savedGame } from './testing/tab.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The page that is open, as far as it can be left. */
function openPage(): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return page;
}

/** From now on a list that is read asks for more and more, until its transaction is aborted. */
function readForEver(): void {
  const { getAll } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(function (
    this: IDBObjectStore,
    ...wanted
  ) {
    const again = () => {
      this.get('').onsuccess = again;
    };
    again();
    return getAll.apply(this, wanted);
  });
}

/** What has come of something after a good many turns of the page's loop. */
async function soon<T>(coming: Promise<T>): Promise<T | 'still waiting'> {
  let come: T | 'still waiting' = 'still waiting';
  void coming.then((value) => (come = value));
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
  return come;
}

it('keeps nobody from writing by what it reads', async () => {
  freshDevice();
  const page = openPage();
  const left = await openTab();
  await left.addGame(savedGame(), lines(0), glance());
  readForEver();
  const list = left.listGames();
  const here = await openTab();
  const title = here.retitleGame('one', 'Ours');
  expect(await soon(title)).toBe('still waiting');
  page.dispatchEvent(new Event('pagehide'));
  expect(await soon(title)).toMatchObject({ ok: true });
  // Whoever comes back to the page finds the list all the same.
  expect(await list).toMatchObject({ ok: true, value: { games: [{ game: { title: 'Ours' } }] } });
});
