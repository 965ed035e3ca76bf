import { IDBDatabase, IDBRequest } from 'fake-indexeddb';
import { vi } from 'vitest';

export type Begin = IDBDatabase['transaction'];
const begin: Begin = IDBDatabase.prototype.transaction;

/** Lets the next `times` transactions be what `spoil` makes of them. */
function spoilTransactions(times: number, spoil: (...begun: Parameters<Begin>) => unknown): void {
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction');
  for (let time = 0; time < times; time++)
    spy.mockImplementationOnce(function (this: IDBDatabase, ...begun: Parameters<Begin>) {
      return spoil.apply(this, begun) as ReturnType<Begin>;
    } as Begin);
}

/** The transactions begin well and are then aborted by the browser for this reason. */
export const abortNext = (reason: string, times = 1): void =>
  spoilTransactions(times, function (this: IDBDatabase, ...begun) {
    const transaction = begin.apply(this, begun) as ReturnType<Begin> & {
      _abort(reason: string): void;
    };
    queueMicrotask(() => transaction._abort(reason));
    return transaction;
  } as (...begun: Parameters<Begin>) => unknown);

/**
 * The next transaction is aborted for this reason, and of its requests not one is ever answered.
 */
export function abortWhileWorkHangs(error: DOMException): void {
  const hear = vi.spyOn(IDBRequest.prototype, 'addEventListener').mockReturnValue();
  spoilTransactions(1, function (this: IDBDatabase, ...begun) {
    const transaction = begin.apply(this, begun) as ReturnType<Begin> & {
      _abort(reason: string): void;
    };
    // By then the work has asked for everything that it asks for at first.
    queueMicrotask(() => {
      hear.mockRestore();
      transaction._abort(error.name);
      Object.assign(transaction, { error });
    });
    return transaction;
  } as (...begun: Parameters<Begin>) => unknown);
}

export const throwNext = (error: Error, times = 1): void =>
  spoilTransactions(times, () => {
    throw error;
  });

/** What comes of something, however long the app pauses in it. */
export async function inTime<T>(coming: Promise<T>): Promise<T> {
  let waits = true;
  const stop = () => (waits = false);
  coming.then(stop, stop);
  while (waits) {
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(10);
  }
  return coming;
}
