import type { Fingers } from './fingers.ts';
import type { RobotPage } from './page.ts';

/** More tries to come to a control than any needs, the focus being anywhere. */
const MOST_TRIES = 8;
/** More steps with Tab than lead once through any screen. */
const ROUND = 120;

const nameInFocus = (page: RobotPage): Promise<string> => page.evaluate(() => robot.focused());

async function presses(page: RobotPage, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/**
 * Moves the focus to a control: from group to group with Tab, within a group with arrows. Returns
 * what presses it, or null where there is none.
 */
async function reach(page: RobotPage, name: string): Promise<string | null> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const path = await page.evaluate((wanted) => robot.lead(wanted), name);
    if (!path) return null;
    const { key, lost, tabs, down, arrows } = path;
    if (!lost && tabs === 0 && down === 0 && arrows === 0) return key;
    if (lost) await page.keyboard.press('Tab');
    else if (tabs !== 0) await presses(page, tabs > 0 ? 'Tab' : 'Shift+Tab', Math.abs(tabs));
    else {
      await presses(page, down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
      await presses(page, arrows > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(arrows));
    }
  }
  return walkTo(page, name);
}

/** Step by step through the whole screen, as somebody goes who does not know it. */
async function walkTo(page: RobotPage, name: string): Promise<string | null> {
  const met = new Set<string>();
  for (let step = 0; step < ROUND; step++) {
    const here = await nameInFocus(page);
    const path = await page.evaluate((wanted) => robot.lead(wanted), name);
    if (!path) return null;
    if (here === name) return path.key;
    met.add(here);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not get to "${name}"; it gets to ${[...met].join(' | ')}`);
}

/** The keyboard and nothing else. `pass` moves the page's time on. */
export function typing(
  page: RobotPage,
  pass: (ms: number) => Promise<void>,
  quiet: number,
): Fingers {
  const tap = async (name: string, before?: () => Promise<void>) => {
    const key = await reach(page, name);
    if (key === null) return false;
    await before?.();
    await page.keyboard.press(key);
    return true;
  };
  return {
    tap,
    hold: async (name) => {
      if (!(await tap(name))) return false;
      await pass(quiet);
      // The control now asks for the same once more.
      await page.keyboard.press('Enter');
      await pass(quiet);
      return true;
    },
  };
}
