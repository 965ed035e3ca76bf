import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './expect.ts';

declare global {
  interface Window {
    /** Whether a second goes by before each press. */
    patient: boolean;
    /** Waits until what the page shows now has come to rest and been drawn. */
    drawn: () => Promise<void>;
  }
}

/** What makes whoever uses a page take their time: runs in it before anything else. */
export const patient = fileURLToPath(new URL('./patient.js', import.meta.url));

/**
 * Whoever uses a page of this context takes their time: before each press a second goes by on the
 * clock that tells the page when it was pressed.
 */
export const takesTime = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ path: patient });

/** No time goes by any more on this page but what a test lets pass. */
export const hurry = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    window.patient = false;
  });

/**
 * Stops the page's clock about a second from now, at a frame: from then on it moves only when it is
 * told to, and frames come at the same times whenever that was. On a busy machine the second may be
 * over before it is said; then it is said again.
 */
export const stopClock = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.pauseAt(await page.evaluate(frameAhead));
  }).toPass();

/** Runs in a page: when the first frame is due, by the page's clock, a second from now. */
function frameAhead(): number {
  const FRAME = 16;
  for (;;) {
    const [ticks, now] = [performance.now(), Date.now()];
    if (performance.now() === ticks) return now + 1000 + FRAME - ((ticks + 1000) % FRAME);
  }
}
