import { IDBDatabase } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { freshDevice, glance, lines, openTab, savedGame } from './testing/tab.ts';

/** The next transaction is done and on the disk, but the connection is lost before it says so. */
function loseAnswer(): void {
  const begin = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
    this: IDBDatabase,
    ...begun
  ) {
    const transaction = begin.apply(this, begun);
    const listen = transaction.addEventListener.bind(transaction);
    transaction.addEventListener = (type: string, hear: EventListenerOrEventListenerObject) => {
      if (type !== 'complete') listen(type === 'abort' ? 'complete' : type, hear);
    };
    return transaction;
  });
}

it('a new game whose answer is lost has been added all the same', async () => {
  freshDevice();
  const tab = await openTab();
  await tab.countGames();
  loseAnswer();
  expect(await tab.addGame(savedGame(), lines(0), glance())).toEqual({ ok: true, value: null });
  expect(await tab.readGame('one')).toMatchObject({ value: { entries: lines(0) } });
});
