import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Whether a second goes by before each press. */
    patient: boolean;
    /** Waits until what the page shows now has been drawn. */
    drawn: () => Promise<void>;
  }
}

/**
 * Whoever uses a page of this context takes their time: before each press a second goes by on the clock that tells the page when it was pressed.
 */
export const takesTime = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(passTime);

/** No time goes by any more on this page but what a test lets pass. */
export const hurry = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    window.patient = false;
  });

/** Runs in a page. */
function passTime(): void {
  window.patient = true;
  let passed = 0;
  let clock: Performance | null = null;
  /** A test may have put its own clock in place since. */
  const keepUp = () => {
    if (clock === performance) return;
    clock = performance;
    const now = clock.now.bind(clock);
    const before = passed;
    clock.now = () => now() + passed - before;
  };
  const pass = () => {
    if (!window.patient) return;
    keepUp();
    passed += 1000;
  };
  window.addEventListener('pointerdown', pass, { capture: true });
  // Before a test puts its own clock in place.
  const frame = requestAnimationFrame.bind(window);
  let drawn = Promise.resolve();
  const wait = () => (drawn = new Promise((done) => frame(() => frame(() => done()))));
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(wait).observe(document, everything);
  window.drawn = () => drawn;
}
