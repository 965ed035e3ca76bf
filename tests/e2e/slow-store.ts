import type { Page } from '@playwright/test';

/**
 * Points on the way of something that is written: before its transaction begins, within it, and
 * once it is done but nobody has been told.
 */
export const POINTS = ['before', 'inside', 'after'] as const;
export type Point = (typeof POINTS)[number];
/** How long writing waits at each point; ms of the page's clock. */
export type Delays = Readonly<Record<Point, number>>;

declare global {
  interface Window {
    slowStore: {
      /** How long the next thing that is written waits. */
      delays: () => Delays;
      /** How many waits and transactions that write are under way. */
      waiting: number;
      /** Whoever looks on from outside does not wait. */
      exempt: boolean;
    };
  }
}

/** From the next document on, what a page writes can be made to wait. */
export async function canBeSlow(page: Page): Promise<void> {
  // Tools give functions names with this; a page does not know it.
  await page.addInitScript('window.__name = (f) => f;');
  await page.addInitScript(waitInStores);
}

/**
 * From the next document on, whatever a page writes waits for up to so many ms at any point, or
 * does not, as a seed settles.
 */
export async function slowAtRandom(page: Page, seed: number, most: number): Promise<void> {
  await canBeSlow(page);
  await page.addInitScript(drawDelays, [seed, most] as const);
}

/** Nothing is on its way to the store any more: time is moved on until all of it is there. */
export async function stored(page: Page): Promise<void> {
  while ((await page.evaluate(() => window.slowStore.waiting)) > 0) await page.clock.runFor(250);
}

/** Does something whose own writing waits for nothing. */
export async function unslowed<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const exempt = (on: boolean) =>
    page.evaluate((isOn) => {
      window.slowStore.exempt = isOn;
    }, on);
  await exempt(true);
  const done = await work();
  await exempt(false);
  return done;
}

/** Runs in a page. */
function drawDelays([seed, most]: readonly [number, number]): void {
  let state = seed;
  const below = (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  window.slowStore.delays = () => {
    const ms = below(2) * below(most);
    const at = below(3);
    return { before: at === 0 ? ms : 0, inside: at === 1 ? ms : 0, after: at === 2 ? ms : 0 };
  };
}

/** From now on all that the page writes waits at this point. */
export const storeTakes = (page: Page, point: Point, ms: number): Promise<void> =>
  page.evaluate(
    ([point, ms]) => {
      window.slowStore.delays = () => ({ before: 0, inside: 0, after: 0, [point]: ms });
    },
    [point, ms] as const,
  );

/** Runs in a page. */
function waitInStores(): void {
  const none = { before: 0, inside: 0, after: 0 };
  const slow = (window.slowStore = { delays: () => none, waiting: 0, exempt: false });
  const begin = IDBDatabase.prototype.transaction;
  /** A transaction lives for as long as it is asked something. */
  const keepAlive = (transaction: IDBTransaction, ms: number) => {
    if (ms <= 0) return;
    const until = Date.now() + ms;
    const store = transaction.objectStore(transaction.objectStoreNames[0]!);
    // Told to end at once, it would take no further questions.
    transaction.commit = () => {};
    slow.waiting++;
    const ask = () => {
      if (Date.now() >= until) return void slow.waiting--;
      store.count().onsuccess = ask;
    };
    ask();
  };
  /** Also one that nothing delays is not stored before it ends. */
  const countUntilEnd = (transaction: IDBTransaction) => {
    slow.waiting++;
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => void slow.waiting--, { once: true });
  };
  const tellLate = (transaction: IDBTransaction, ms: number) => {
    const listen = transaction.addEventListener.bind(transaction);
    transaction.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      how?: AddEventListenerOptions | boolean,
    ) => {
      if (type !== 'complete' || typeof listener !== 'function') return listen(type, listener, how);
      const late = (event: Event) => {
        slow.waiting++;
        setTimeout(() => {
          slow.waiting--;
          listener.call(transaction, event);
        }, ms);
      };
      listen(type, late, how);
    };
  };
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    if (mode !== 'readwrite' || slow.exempt) return begin.call(this, stores, mode, options);
    const { before, inside, after } = slow.delays();
    // Those that come later wait for it to end.
    if (before > 0) keepAlive(begin.call(this, stores, mode), before);
    const transaction = begin.call(this, stores, mode, options);
    countUntilEnd(transaction);
    keepAlive(transaction, inside);
    if (after > 0) tellLate(transaction, after);
    return transaction;
  };
}
