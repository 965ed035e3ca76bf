import type { CDPSession, Page } from '@playwright/test';
import { broughtIntoSight } from './sight.ts';

/** How somebody uses the device. */
export type Way = 'touch' | 'mouse' | 'keyboard';

/** Using controls by their names, with one kind of input alone. Time is the page's own; it is moved on, never waited for. */
export interface Fingers {
  /** A short press. Says whether there was anything to press. */
  tap(name: string): Promise<boolean>;
  /** A long press, or what stands for it. */
  hold(name: string): Promise<boolean>;
}

/** A hold is longer than any that is asked for, and so is the quiet before it; in ms of the page's clock. */
const LONG = 700;
const QUIET = 300;

const pass = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);

/** Pointing with something that goes down and comes up. */
interface Pointer {
  down(at: { readonly x: number; readonly y: number }): Promise<void>;
  up(): Promise<void>;
}

const mouse = (page: Page): Pointer => ({
  down: async ({ x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  up: () => page.mouse.up(),
});

const finger = (cdp: CDPSession): Pointer => ({
  down: async ({ x, y }) => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  },
  up: async () => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
});

function pointing(page: Page, pointer: Pointer): Fingers {
  const press = async (name: string, ms: number) => {
    const at = await broughtIntoSight(page, name);
    if (!at) return false;
    await pass(page, QUIET);
    await pointer.down(at);
    if (ms > 0) await pass(page, ms);
    await pointer.up();
    return true;
  };
  return { tap: (name) => press(name, 0), hold: (name) => press(name, LONG) };
}

/** Keys that lead to every control of a screen: from one group to the next, and within a group. */
const MOST_STEPS = 90;

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active.tagName !== 'BUTTON') return null;
    return (active.getAttribute('aria-label') ?? active.innerText).replace(/\s+/g, ' ').trim();
  });

/** Moves the focus to a control: with Tab, and with arrows among cards. */
async function reach(page: Page, name: string): Promise<boolean> {
  let first: string | null = null;
  for (let step = 0; step < MOST_STEPS; step++) {
    const here = await focused(page);
    if (here === name) return true;
    if (here !== null && (await reachWithin(page, name, here))) return true;
    if (here !== null && here === first && step > 0) return false;
    first ??= here;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Cards are one stop of the Tab key; arrows lead from one to the next. */
async function reachWithin(page: Page, name: string, here: string): Promise<boolean> {
  const siblings = await page.evaluate(() => {
    const group = document.activeElement?.closest('[role=group], [role=toolbar]');
    const tabbed = group?.querySelectorAll('button[tabindex="-1"]').length ?? 0;
    return tabbed > 0 ? (group?.querySelectorAll('button').length ?? 0) : 0;
  });
  for (let step = 0; step < siblings; step++) {
    await page.keyboard.press('ArrowRight');
    if ((await focused(page)) === name) return true;
  }
  for (let step = 0; step < siblings; step++) {
    await page.keyboard.press('ArrowLeft');
    if ((await focused(page)) === name) return true;
  }
  return (await focused(page)) === here && here === name;
}

function typing(page: Page): Fingers {
  const tap = async (name: string) => {
    if (!(await reach(page, name))) return false;
    await page.keyboard.press('Enter');
    return true;
  };
  return {
    tap,
    hold: async (name) => {
      await pass(page, QUIET);
      if (!(await tap(name))) return false;
      await pass(page, QUIET);
      // The control now asks for the same once more.
      await page.keyboard.press('Enter');
      await pass(page, QUIET);
      return true;
    },
  };
}

/** Somebody's fingers on a page. */
export async function fingersOn(page: Page, way: Way): Promise<Fingers> {
  if (way === 'keyboard') return typing(page);
  if (way === 'mouse') return pointing(page, mouse(page));
  return pointing(page, finger(await page.context().newCDPSession(page)));
}
