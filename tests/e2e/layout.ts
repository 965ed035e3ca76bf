import type { Page } from '@playwright/test';

/**
 * What is wrong with how a screen lies on the glass: it scrolls sideways; a control is cut off, out
 * of reach, covered by something else, or too small to hit. `smallest`: the least side of a
 * control, in px. Where a dialog lies over the page, only what is in it counts.
 */
export const flawsOf = (page: Page, smallest: number): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const flaws: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) flaws.push('the page scrolls sideways');
    const scope = document.querySelector('dialog:modal') ?? document;
    const controls = scope.querySelectorAll<HTMLElement>('button, a[href], summary, label.button');
    for (const control of controls) {
      const box = control.getBoundingClientRect();
      if (box.width === 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
      const name = (control.getAttribute('aria-label') ?? control.innerText).replace(/\s+/g, ' ');
      // A card may hang over its button: there are no words to cut.
      const isCard = control.matches('[data-slot], :has(.attack)');
      if (!isCard && control.scrollWidth > control.clientWidth + 1)
        flaws.push(`words cut off: ${name}`);
      if (!isCard && control.scrollHeight > control.clientHeight + 2)
        flaws.push(`words too high: ${name}`);
      const inText = getComputedStyle(control).display === 'inline';
      if (!inText && Math.min(box.width, box.height) < least - 0.5)
        flaws.push(`${Math.round(box.width)} by ${Math.round(box.height)} px: ${name}`);
      if (box.left < -1 || box.right > innerWidth + 1) flaws.push(`over the edge: ${name}`);
      // Whoever looks for a control scrolls to it, and on where something lies over it at the edge.
      const isSeen = (['nearest', 'center'] as const).some((block) => {
        control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = control.getBoundingClientRect();
        const isOff = height <= innerHeight && (y < -1 || y + height > innerHeight + 1);
        const hits = [0.5, 0.25, 0.75, 0.1].map((part) =>
          document.elementFromPoint(x + width * part, y + height / 2),
        );
        // An alert waits for its answer before anything else.
        return !isOff && hits.some((top) => control.contains(top) || top?.closest('[role=alert]'));
      });
      if (!isSeen) flaws.push(`covered or out of reach: ${name}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return flaws;
  }, smallest);
