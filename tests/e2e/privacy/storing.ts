import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** How much is being written. */
    storing: number;
  }
}

/** From the next document on it is counted how much a page is writing. */
export const countStoring = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.storing = 0;
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...asked) {
      const transaction = begin.apply(this, asked);
      if (asked[1] !== 'readwrite') return transaction;
      window.storing++;
      const done = () => void window.storing--;
      transaction.addEventListener('complete', done);
      transaction.addEventListener('abort', done);
      return transaction;
    };
  });

/**
 * Waits, in real time, until what a page writes is on the disk, and what came of it is painted. A
 * store that a test makes slow by the page's own clock is not waited for.
 */
export const awaitStored = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () =>
      new Promise<void>((done) => window.realFrame(() => window.realFrame(() => done())));
    do await painted();
    while (window.storing > 0 && !(window.slowStore?.waiting > 0));
  });
