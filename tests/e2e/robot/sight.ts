import type { Page } from '@playwright/test';

/** A control on the screen, as people find it: by what it is called and where it is. */
export interface Control {
  readonly name: string;
  readonly pressed: boolean;
  /** The big button of the screen. */
  readonly golden: boolean;
  /** Its centre, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/**
 * Every control that can be used now: in sight, or to be scrolled to, and not switched off. Where a dialog lies over the page, those in it alone.
 */
export const controlsOn = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(() => {
    const modal = document.querySelector('dialog:modal');
    const root = modal ?? document;
    return Array.from(root.querySelectorAll('button'), (button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return {
        name: (button.getAttribute('aria-label') ?? button.innerText).replace(/\s+/g, ' ').trim(),
        pressed: button.getAttribute('aria-pressed') === 'true',
        golden: button.classList.contains('primary'),
        usable: !button.disabled && width > 0 && height > 0,
        x: x + width / 2,
        y: y + height / 2,
      };
    })
      .filter(({ usable }) => usable)
      .map(({ name, pressed, golden, x, y }) => ({ name, pressed, golden, x, y }));
  });

/**
 * Where a control is once it has been scrolled into sight; null where it has gone, or something lies over it. What runs in the page names no function:
 * the names that tools give to those are not known there.
 */
export const broughtIntoSight = (page: Page, wanted: string) =>
  page.evaluate((name) => {
    const root = document.querySelector('dialog:modal') ?? document;
    const button = Array.from(root.querySelectorAll('button')).find(
      (each) =>
        (each.getAttribute('aria-label') ?? each.innerText).replace(/\s+/g, ' ').trim() === name,
    );
    if (!button) return null;
    button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    // In a fan the next card may lie over the middle of this one: whoever sees an edge can press it.
    for (const part of [0.5, 0.25, 0.75, 0.1]) {
      const at = { x: x + width * part, y: y + height / 2 };
      if (button.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
    return null;
  }, wanted);
