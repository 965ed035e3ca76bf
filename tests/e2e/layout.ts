import type { Page } from '@playwright/test';

/**
 * What is wrong with how a screen lies on the glass: it scrolls sideways; a control is cut off, out of reach, covered by something else, or too small to hit.
 * `smallest`: the least side of a control, in px. Where a dialog lies over the page, only what is in it counts.
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
      const isCard = control.matches('[data-slot], :has(.beat)');
      if (!isCard && control.scrollWidth > control.clientWidth + 1)
        flaws.push(`words cut off: ${name}`);
      if (!isCard && control.scrollHeight > control.clientHeight + 2)
        flaws.push(`words too high: ${name}`);
      const inText = getComputedStyle(control).display === 'inline';
      if (!inText && Math.min(box.width, box.height) < least - 0.5)
        flaws.push(`${Math.round(box.width)} by ${Math.round(box.height)} px: ${name}`);
      if (box.left < -1 || box.right > innerWidth + 1) flaws.push(`over the edge: ${name}`);
      let scrolls = root.scrollHeight > root.clientHeight;
      for (let up = control.parentElement; up && !scrolls; up = up.parentElement)
        scrolls =
          up.scrollHeight > up.clientHeight && /auto|scroll/.test(getComputedStyle(up).overflowY);
      if (scrolls) continue;
      if (box.top < -1 || box.bottom > innerHeight + 1) flaws.push(`out of reach: ${name}`);
      const seen = [0.5, 0.25, 0.1].some((part) => {
        const top = document.elementFromPoint(box.x + box.width * part, box.y + box.height / 2);
        // An alert waits for its answer before anything else.
        return control.contains(top) || Boolean(top?.closest('[role=alert]'));
      });
      if (!seen) flaws.push(`covered: ${name}`);
    }
    return flaws;
  }, smallest);
