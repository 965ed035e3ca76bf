import type { Page } from '@playwright/test';
import { hanabiGlass } from '../../scripts/shots/hanabi-screens.ts';
import { handScreens } from '../../scripts/shots/hand-screens.ts';
import type { Screen } from '../../scripts/shots/screens.ts';
import type { Stage } from '../../scripts/shots/stage.ts';
import { tableScreens } from '../../scripts/shots/table-screens.ts';
import { handOf, type Kind } from '../../scripts/shots/hands.ts';
import { turnGlass, type Angle } from './facing.ts';

/** A hand as it comes to the glass: its owner alone with computer players or among people. */
export interface Hand extends Kind {
  readonly alone?: boolean;
}

/** Width and height of a window, in px. */
export type Size = readonly [number, number];

/** Glasses on which little is high: phones in a browser, upright and on their side, and tablets. */
export const SHORT: readonly Size[] = [
  [320, 568],
  [360, 560],
  [375, 553],
  [568, 320],
  [390, 844],
  [844, 340],
  [667, 331],
  [1024, 768],
  [1133, 744],
  [1180, 820],
];

/** Brings such a hand to the glass, open. */
export async function openSuch(stage: Stage, { alone, ...kind }: Hand): Promise<void> {
  const moment = handOf(kind);
  await stage.page.setViewportSize({ width: 1366, height: 1024 });
  if (alone) await stage.bringAlone(moment);
  else await stage.bringIntoHand(moment);
}

/** Screens that have to lie within the glass, but for hands of every kind: see `Hand`. */
export const SCREENS: readonly Screen[] = [
  ...tableScreens.filter(({ name }) => /^(?:cover|table|undo-request|round|final)/.test(name)),
  ...handScreens.filter(({ name }) => name.startsWith('hand-bets')),
  ...hanabiGlass,
];

/** Brings one of them to the glass. */
export async function setScreen(stage: Stage, name: string): Promise<void> {
  const screen = SCREENS.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen ${name}`);
  await stage.page.setViewportSize({ width: 1366, height: 1024 });
  await screen.set(stage);
}

/** Waits until all that follows the size of the glass has done so; the clock stands still. */
export async function settle(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame++) {
    // One that watches sizes is told of them behind all that have watched for longer.
    await page.evaluate(
      () => new Promise<void>((done) => new ResizeObserver(() => done()).observe(document.body)),
    );
    await page.clock.runFor(40);
  }
}

/** Gives the glass another size, and waits until all that follows its size has done so. */
export async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** A glass of some size, and by how much the system turns what it shows. */
export interface Lying {
  readonly size: Size;
  readonly angle: Angle;
}

/** What lies below the fold, or under something else, on a glass that lies so. */
export async function flawsAt(
  page: Page,
  { size: [width, height], angle }: Lying,
  how: { readonly strict: boolean },
): Promise<readonly string[]> {
  // Of the glass as it stands by nature.
  await turnGlass(page, angle % 180 === 0 ? [width, height] : [height, width], angle);
  await settle(page);
  const where = `${width}x${height}, turned by ${angle}${how.strict ? '' : ', large text'}`;
  return (await foldFlaws(page, how.strict)).map((flaw) => `${where}: ${flaw}`);
}

/**
 * What cannot be seen whole, or is covered by something else, of the screen as it is now. `strict`:
 * everything there is to press, and every card; else only what the screen is for, and the cards,
 * their first row where the glass is very low for whom it faces.
 */
const foldFlaws = (page: Page, strict: boolean): Promise<readonly string[]> =>
  page.evaluate((all) => {
    /** From this height on, in px, all cards are in sight even where the type is large. */
    const HIGH = 400;
    const turn = Number(document.documentElement.dataset['faces'] ?? 0);
    const [w, h] = [innerWidth, innerHeight];
    const ways: Record<number, number[]> = {
      90: [0, -1, 1, 0, 0, w],
      180: [-1, 0, 0, -1, w, h],
      270: [0, 1, -1, 0, h, 0],
    };
    // From the window to what the owner sees.
    const toOwner = new DOMMatrix(ways[turn]);
    const [wide, high] = turn % 180 === 0 ? [w, h] : [h, w];
    const seen = {
      boxOf(element: Element): DOMRect {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const one = toOwner.transformPoint({ x: left, y: top });
        const other = toOwner.transformPoint({ x: right, y: bottom });
        const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
        return new DOMRect(x, y, Math.abs(one.x - other.x), Math.abs(one.y - other.y));
      },
      found(selector: string): HTMLElement[] {
        return [...document.querySelectorAll<HTMLElement>(selector)];
      },
    };
    const flaws: string[] = [];
    const main = document.querySelector('main');
    if (!main) return ['nothing is shown'];
    // The end is a page to be read: it scrolls, but for what leads on.
    const isPage = main.matches('.page, .ending') || !main.matches('.table, .cover, :has(.hand)');
    const scrolled = main.querySelector('.sheet') ?? main;
    const over = scrolled.scrollHeight - scrolled.clientHeight;
    // What bets pay may be scrolled to, and the game waits while consent is asked.
    const isWhole = !isPage && !document.querySelector('.strip[role=group], .bets');
    if (all && isWhole && over > 1) flaws.push(`${over} px below the fold`);
    const inHand = seen.found('.hand [data-slot]');
    const played = seen.found('.table [data-place^="lane:"], .hand .felt [data-place^="lane:"]');
    // Consent is asked before anything else.
    const consent = seen.found('.strip[role=group] button');
    const acts = seen.found(
      '.hand .actions button, .bets .primary, .table .due button, .table .words button, ' +
        // Past a computer player.
        'main.cover .press button, main.shown .cover, main .primary, .table :is(.below, .playing) button',
    );
    if (main.querySelector('.hand .area') && inHand.length === 0) flaws.push('no card');
    if (acts.length === 0) flaws.push('nothing to do');
    const cards = inHand.length > 0 ? inHand : isPage ? [] : played;
    const row = Math.min(...cards.map((card) => seen.boxOf(card).top));
    const shown = cards.filter((card) => all || high >= HIGH || seen.boxOf(card).top < row + 1);
    const others = all && !isPage ? seen.found('main button, nav button') : [];
    const pressed = consent.length > 0 ? consent : [...acts, ...others];
    for (const one of new Set([...shown, ...pressed])) {
      const { left, top, right, bottom, width, height } = seen.boxOf(one);
      // What is hidden keeps its room, and nobody can press it; or the focus, and shows nothing.
      const { visibility, clipPath } = getComputedStyle(one);
      if (width === 0 || visibility === 'hidden' || clipPath === 'inset(50%)') continue;
      const label = one.getAttribute('aria-label') ?? one.dataset['place'] ?? one.innerText;
      const name = label.slice(0, 40);
      const inside = left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
      if (!inside) flaws.push(`out of sight: ${name}`);
      if (!one.matches('button')) continue;
      // A neighbour may lie over the middle of a card, and other buttons have round corners.
      const aside = one.matches('[data-slot]') ? Math.min(12, width / 2) : width / 2;
      const hits = [0.2, 0.8].map((part) => {
        const at = { x: left + aside, y: top + height * part };
        const { x, y } = toOwner.inverse().transformPoint(at);
        return document.elementFromPoint(x, y);
      });
      if (inside && !hits.every((hit) => one.contains(hit))) flaws.push(`covered: ${name}`);
    }
    return flaws;
  }, strict);
