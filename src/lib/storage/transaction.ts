import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { Result } from '../core/result.ts';
import { Connection } from './connection.ts';
import { FIRESIDE, type StoreName, type Stored } from './database.ts';
import { causeOf } from './faults.ts';
import type { StorageProblem } from './problem.ts';

type Reading = IDBPTransaction<Stored, StoreName[], 'readonly'>;
export type Writing = IDBPTransaction<Stored, StoreName[], 'readwrite'>;

/** The app's one connection. */
const connection = new Connection(FIRESIDE);

/**
 * Reads from several stores as they are at one moment. `work` may wait for nothing but the
 * transaction's own requests, and may run twice.
 */
export const read = <T>(
  stores: readonly StoreName[],
  work: (transaction: Reading) => Promise<T>,
): Promise<Result<T, StorageProblem>> =>
  connection.run((database) => readOnPage(database.transaction([...stores], 'readonly'), work));

/**
 * Changes several stores, all of it or nothing, and resolves once it is on the disk. `work` may
 * wait for nothing but the transaction's own requests: while it waits for anything else the
 * transaction ends.
 */
export const write = <T>(
  stores: readonly StoreName[],
  work: (transaction: Writing) => Promise<T>,
): Promise<Result<T, StorageProblem>> =>
  connection.run((database) => settle(begin(database, stores), work));

/**
 * Lets go of what it reads when the page is left: Safari keeps that page for the way back, with the
 * transaction it was in, and lets nobody write before that has ended. Whoever comes back to the
 * page has it read again.
 */
async function readOnPage<T>(
  transaction: Reading,
  work: (transaction: Reading) => Promise<T>,
): Promise<T> {
  const letGo = () => abort(transaction);
  // Where there is no page, as in unit tests, none is left.
  globalThis.addEventListener?.('pagehide', letGo);
  try {
    return await settle(transaction, work);
  } finally {
    globalThis.removeEventListener?.('pagehide', letGo);
  }
}

const begin = (database: IDBPDatabase<Stored>, stores: readonly StoreName[]): Writing =>
  database.transaction([...stores], 'readwrite', { durability: 'strict' });

/** What `work` gives, once the transaction is done. Throws the cause where either fails. */
async function settle<T, Transaction extends Reading | Writing>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const end = endOf(transaction);
  const thrown: unknown[] = [];
  const working = work(transaction).catch((error: unknown) => {
    thrown.push(error);
    abort(transaction);
    throw error;
  });
  // Once the transaction is aborted nobody listens to these any more.
  for (const heard of [working, transaction.done]) heard.catch(() => {});
  if ((await end) === 'complete') return working;
  // Not waited for: of an aborted transaction some requests are never answered.
  throw causeOf([...thrown, transaction.error]) ?? new DOMException('', 'AbortError');
}

/**
 * How a transaction ends. Its `done` rejects at the first error already, before anybody knows the
 * cause.
 */
const endOf = (transaction: Reading | Writing): Promise<'complete' | 'abort'> =>
  new Promise((resolve) => {
    transaction.addEventListener('complete', () => resolve('complete'));
    transaction.addEventListener('abort', () => resolve('abort'));
  });

/**
 * Makes several requests at once and gives their answers. Where one cannot even be made the others
 * are forgotten, so that none fails unheard when the transaction is aborted.
 */
export function together<Answers extends readonly unknown[]>(
  requests: readonly [...{ [Place in keyof Answers]: () => Promise<Answers[Place]> }],
): Promise<Answers> {
  const made: Promise<unknown>[] = [];
  try {
    for (const request of requests) made.push(request());
  } catch (error) {
    for (const other of made) other.catch(() => {});
    throw error;
  }
  return Promise.all(made) as Promise<unknown> as Promise<Answers>;
}

function abort(transaction: Reading | Writing): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
