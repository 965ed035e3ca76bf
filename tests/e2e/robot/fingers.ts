import type { Page } from '@playwright/test';
import { typing } from './keys.ts';
import type { Pointer, RobotPage } from './page.ts';

/** How somebody uses the device. */
export type Input = 'touch' | 'mouse' | 'keyboard';

/**
 * Using controls by their names, with one kind of input alone. Time is the page's own; it is moved
 * on, never waited for.
 */
export interface Fingers {
  /**
   * A short press, `before` coming immediately before it. Says whether there was anything to press.
   */
  tap(name: string, before?: () => Promise<void>): Promise<boolean>;
  /** A long press, or what stands for it. */
  hold(name: string): Promise<boolean>;
}

/**
 * A hold is longer than any that is asked for, and so is the quiet before it; in ms of the page's
 * clock.
 */
const LONG = 700;
const QUIET = 300;

const passOn =
  (page: RobotPage) =>
  (ms: number): Promise<void> =>
    page.clock.runFor(ms);

const mouse = (page: RobotPage): Pointer => ({
  down: async ({ x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  up: () => page.mouse.up(),
});

const isPlaywrights = (page: RobotPage): page is RobotPage & Page => 'context' in page;

async function finger(page: RobotPage): Promise<Pointer> {
  if (page.finger) return page.finger;
  if (!isPlaywrights(page)) throw new Error('This page cannot be touched');
  const cdp = await page.context().newCDPSession(page);
  return {
    down: async ({ x, y }) => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    },
    up: async () => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
}

/** Looks at something on its way, and milliseconds between them. */
const MOST_LOOKS = 40;
const REST = 25;

/** Where a control lies once it lies still. */
async function locate(page: RobotPage, name: string) {
  for (let look = 0; look < MOST_LOOKS; look++) {
    // Nobody aims at what has not been drawn.
    const at = await page.evaluate(
      (wanted) => window.drawn().then(() => robot.locate(wanted)),
      name,
    );
    if (at !== 'moving') return at;
    await page.waitForTimeout(REST);
  }
  return null;
}

function pointing(page: RobotPage, pointer: Pointer): Fingers {
  const pass = passOn(page);
  const press = async (name: string, ms: number, before?: () => Promise<void>) => {
    if (ms > 0) await pass(QUIET);
    const at = await locate(page, name);
    if (!at) return false;
    await before?.();
    await pointer.down(at);
    if (ms > 0) await pass(ms);
    await pointer.up();
    return true;
  };
  return {
    tap: (name, before) => press(name, 0, before),
    hold: (name) => press(name, LONG),
  };
}

/** Somebody's fingers on a page. */
export async function fingersOn(page: RobotPage, input: Input): Promise<Fingers> {
  if (input === 'keyboard') return typing(page, passOn(page), QUIET);
  if (input === 'mouse') return pointing(page, mouse(page));
  return pointing(page, await finger(page));
}
