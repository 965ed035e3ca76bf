import type { Page } from '@playwright/test';
import type { Stage } from '../../scripts/shots/stage.ts';
import { handOf, type Kind } from '../../scripts/shots/hands.ts';

/** A hand as it comes to the glass: its owner alone with computer players or among people. */
export interface Hand extends Kind {
  readonly alone?: boolean;
}

/**
 * Glasses on which little is high: phones in a browser, upright and on their side, and tablets on
 * their side.
 */
export const SHORT = [
  [320, 568],
  [360, 560],
  [375, 553],
  [568, 320],
  [844, 340],
  [667, 331],
  [1024, 768],
  [1133, 744],
  [1180, 820],
] as const;

/** Brings such a hand to the glass, open. */
export async function openSuch(stage: Stage, { alone, ...kind }: Hand): Promise<void> {
  const moment = handOf(kind);
  await stage.page.setViewportSize({ width: 1366, height: 1024 });
  if (alone) await stage.bringAlone(moment);
  else await stage.bringIntoHand(moment);
}

/**
 * Gives the glass another size, and waits until all that follows its size has done so, though the
 * page's clock stands still.
 */
export async function resize(
  page: Page,
  [width, height]: readonly [number, number],
): Promise<void> {
  await page.setViewportSize({ width, height });
  for (let frame = 0; frame < 2; frame++) {
    // One that watches sizes is told of them behind all that have watched for longer.
    await page.evaluate(
      () => new Promise<void>((done) => new ResizeObserver(() => done()).observe(document.body)),
    );
    await page.clock.runFor(40);
  }
}

/** What lies below the fold, or under something else, on a glass of that size. */
export async function flawsAt(
  page: Page,
  size: readonly [number, number],
  how: { readonly strict: boolean },
): Promise<readonly string[]> {
  await resize(page, size);
  const where = `${size.join('x')}${how.strict ? '' : ', large text'}`;
  return (await foldFlaws(page, how.strict)).map((flaw) => `${where}: ${flaw}`);
}

/**
 * What of the open hand cannot be seen whole, or is covered by something else, as the glass is now.
 * `strict`: everything there is; else only the cards of the hand, their first row where the glass
 * is very low, and what can be done with them.
 */
const foldFlaws = (page: Page, strict: boolean): Promise<readonly string[]> =>
  page.evaluate((all) => {
    /** From this height on, in px, all cards are in sight even where the type is large. */
    const HIGH = 400;
    const flaws: string[] = [];
    const hand = document.querySelector('section.hand');
    const scrolled = hand?.firstElementChild;
    if (!hand || !scrolled) return ['no hand is open'];
    if (all && scrolled.scrollHeight > scrolled.clientHeight + 1)
      flaws.push(`${scrolled.scrollHeight - scrolled.clientHeight} px below the fold`);
    const cards = [...hand.querySelectorAll<HTMLElement>('[data-slot], [data-pile]')];
    const acts = [...hand.querySelectorAll<HTMLElement>('.actions button')];
    if (cards.length === 0) flaws.push('no card');
    const row = Math.min(...cards.map((card) => card.getBoundingClientRect().top));
    const seen = cards.filter(
      (card) => all || innerHeight >= HIGH || card.getBoundingClientRect().top < row + 1,
    );
    const others = all ? document.querySelectorAll<HTMLElement>('main button, nav button') : [];
    for (const control of new Set([...seen, ...acts, ...others])) {
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      if (width === 0) continue;
      const name = (control.getAttribute('aria-label') ?? control.innerText).slice(0, 40);
      const inside =
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      if (!inside) flaws.push(`out of sight: ${name}`);
      // A neighbour may lie over the middle of a card.
      const hits = [0.2, 0.8].map((part) =>
        document.elementFromPoint(left + Math.min(12, width / 2), top + height * part),
      );
      if (inside && !hits.every((hit) => control.contains(hit))) flaws.push(`covered: ${name}`);
    }
    return flaws;
  }, strict);
