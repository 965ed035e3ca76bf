import type { Page } from '@playwright/test';

/**
 * A control that can be used now: what it is called, and a point at which it, and nothing above it,
 * is pressed.
 */
export interface Control {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Every button in sight, or to be scrolled to, that is not switched off; where a dialog lies over
 * the page, those in it alone.
 */
export const controlsOn = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(() => {
    const root = document.querySelector('dialog:modal') ?? document;
    return [...root.querySelectorAll('button')]
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(
        ({ button, box }) =>
          !button.closest(':disabled, [inert]') && box.width > 0 && box.height > 0,
      )
      .map(({ button, box }) => ({
        name: (button.getAttribute('aria-label') ?? button.innerText).replace(/\s+/g, ' ').trim(),
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      }));
  });

/**
 * Where a control can be pressed once it has been scrolled into sight; null where it has gone, or
 * something lies over it.
 */
const pointOn = (page: Page, wanted: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate(async (name) => {
    // Nobody aims at what has not been drawn.
    await window.drawn();
    const root = document.querySelector('dialog:modal') ?? document;
    const button = [...root.querySelectorAll('button')].find(
      (each) =>
        !each.closest('[inert]') &&
        (each.getAttribute('aria-label') ?? each.innerText).replace(/\s+/g, ' ').trim() === name,
    );
    if (!button) return null;
    button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    // In a fan the next card may lie over the middle of this one.
    for (const part of [0.5, 0.25, 0.75, 0.1]) {
      const at = { x: x + width * part, y: y + height / 2 };
      if (button.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
    return null;
  }, wanted);

/**
 * Presses a control with the mouse for so many ms of the page's clock, which stands still
 * otherwise.
 */
export async function press(page: Page, name: string, ms: number): Promise<void> {
  await down(page, name);
  if (ms > 0) await page.clock.runFor(ms);
  await page.mouse.up();
}

/** Puts the mouse down on a control, and leaves it there. */
export async function down(page: Page, name: string): Promise<void> {
  const at = await pointOn(page, name);
  if (!at) {
    const names = (await controlsOn(page)).map((control) => control.name);
    throw new Error(`Nobody can press “${name}” among: ${names.join(' | ')}`);
  }
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
}
