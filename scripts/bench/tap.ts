import { join } from 'node:path';
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { en } from '../../src/lib/i18n/en.ts';
import { assert } from '../../src/lib/core/assert.ts';
import { withBrowser } from './browsing.ts';
import { inTemporaryFolder } from './clean-up.ts';
import { rounded, spreadOf, type Spread } from './figures.ts';
import { timeTaps } from './pages/taps.ts';
import { gameAfter, lonelyGameAfter, saveGame } from './saved-game.ts';
import { whileSearching } from './searching.ts';
import { withSites } from './sites.ts';

/**
 * How long the glass takes to answer a finger: milliseconds from its leaving the glass to the next
 * frame.
 */
export interface TapSpeed {
  /** Taps on each. */
  readonly taps: number;
  /** How many times slower than it is the processor is made. */
  readonly slowed: number;
  /** A card of an open hand is chosen, or taken back. */
  readonly product: Spread;
  /**
   * The same at a table of one person while the strongest computer player searches. Only the page
   * is slowed: the search has a processor as it is.
   */
  readonly searching: Spread;
  /** The button of an empty app of the same stack is switched. */
  readonly empty: Spread;
}

const SLOWED = 4;
const WARM_UP = 8;
const ROUNDS = 5;
const TAPS = 16;
/** Only the cards have been dealt: whoever begins may choose among all of theirs. */
const MOVES = 1;
/** Longer than it takes to open a hand, and the quiet before; milliseconds. */
const HOLD = 900;
const QUIET = 400;
/**
 * Milliseconds between two taps, and how much longer some wait, so that they meet the frames at any
 * moment.
 */
const PAUSE = 120;
const STRAY = 17;

/** A page on which something can be tapped again and again; every tap changes what is pressed. */
interface Tappable {
  readonly page: Page;
  readonly session: CDPSession;
  /** What the tap of this number goes to. */
  target(tap: number): Locator;
  /** What goes on in the page as long as it is tapped; left out where nothing does. */
  meanwhile?<T>(work: () => Promise<T>): Promise<T>;
}

const PAGES = ['product', 'searching', 'empty'] as const;
type Pages = Readonly<Record<(typeof PAGES)[number], Tappable>>;

/** Each in a browser of its own: one whose page is out of sight draws no frames. */
export const measureTaps = (): Promise<TapSpeed> =>
  inTemporaryFolder((folder) =>
    withSites(folder, (sites) =>
      withBrowser(join(folder, 'player'), (player) =>
        withBrowser(join(folder, 'loner'), (loner) =>
          withBrowser(join(folder, 'guest'), async (guest) =>
            measureAll({
              product: await openHand(player, sites.product),
              searching: await openLonelyHand(loner, sites.product),
              empty: await openEmpty(guest, sites.empty),
            }),
          ),
        ),
      ),
    ),
  );

async function measureAll(pages: Pages): Promise<TapSpeed> {
  const times = { product: [] as number[], searching: [] as number[], empty: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++)
    for (const site of PAGES) {
      const taken = await tapOften(pages[site], round > 0 ? TAPS : WARM_UP);
      if (round > 0) times[site].push(...taken);
    }
  return {
    taps: times.product.length,
    slowed: SLOWED,
    product: inTenths(spreadOf(times.product)),
    searching: inTenths(spreadOf(times.searching)),
    empty: inTenths(spreadOf(times.empty)),
  };
}

/** Deals a game and opens the hand of whoever begins. */
async function openHand(context: BrowserContext, home: string): Promise<Tappable> {
  const page = await context.newPage();
  await saveGame(page, home, gameAfter(MOVES));
  const opener = page.locator('main.cover .press button');
  await opener.waitFor();
  await page.waitForTimeout(QUIET);
  await hold(page, opener);
  return tappableHand(page);
}

/** Opens a game of one person and three computer players: the person's hand is always open. */
async function openLonelyHand(context: BrowserContext, home: string): Promise<Tappable> {
  const page = await context.newPage();
  const record = lonelyGameAfter(MOVES);
  // A tap is to choose a card, here as with several people.
  await page.goto(`${home}settings/`);
  await page.getByRole('switch', { name: en.settings.tapPlays.name }).uncheck();
  await saveGame(page, home, record);
  const hand = await tappableHand(page);
  return { ...hand, meanwhile: (work) => whileSearching({ page, home, record }, work) };
}

async function tappableHand(page: Page): Promise<Tappable> {
  const cards = page.locator('[data-slot][aria-disabled="false"]');
  await cards.first().waitFor();
  const count = await cards.count();
  return {
    page,
    session: await prepare(page),
    // Every card twice: it is chosen, then taken back.
    target: (tap) => page.locator('[data-slot]').nth(Math.floor(tap / 2) % count),
  };
}

async function openEmpty(context: BrowserContext, home: string): Promise<Tappable> {
  const page = await context.newPage();
  await page.goto(home);
  await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
  return { page, session: await prepare(page), target: () => page.locator('button') };
}

async function prepare(page: Page): Promise<CDPSession> {
  await page.evaluate(timeTaps);
  return page.context().newCDPSession(page);
}

async function hold(page: Page, control: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const point = await centreOf(control);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(HOLD);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Taps an even number of times on a slowed processor; everything is as before afterwards. */
const tapOften = (tappable: Tappable, taps: number): Promise<number[]> =>
  tappable.meanwhile?.(() => tapSlowly(tappable, taps)) ?? tapSlowly(tappable, taps);

async function tapSlowly(tappable: Tappable, taps: number): Promise<number[]> {
  const slow = (rate: number) => tappable.session.send('Emulation.setCPUThrottlingRate', { rate });
  // A page is slowed by having its processor spin, idle or not: only while it is its turn, or it
  // would slow the other one too.
  await slow(SLOWED);
  const times = await tapSlowed(tappable, taps);
  await slow(1);
  return times;
}

async function tapSlowed({ page, target }: Tappable, taps: number): Promise<number[]> {
  await page.evaluate('window.benchTaps.length = 0');
  for (let tap = 0; tap < taps; tap++) {
    const control = target(tap);
    const { x, y } = await seenPointOf(control);
    const wasPressed = await control.getAttribute('aria-pressed');
    await page.waitForTimeout(PAUSE + Math.random() * STRAY);
    await page.touchscreen.tap(x, y);
    await page.waitForFunction((count) => window.benchTaps?.length === count, tap + 1);
    assert((await control.getAttribute('aria-pressed')) !== wasPressed, 'every tap does something');
  }
  return page.evaluate<number[]>('window.benchTaps');
}

const centreOf = (control: Locator) => pointOf(control, 0.5);

/** Cards overlap: of each the left edge is in sight. */
const seenPointOf = (control: Locator) => pointOf(control, 0.2);

async function pointOf(control: Locator, across: number): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  assert(box, 'what is to be tapped is in sight');
  return { x: box.x + box.width * across, y: box.y + box.height / 2 };
}

const inTenths = ({ p50, p95 }: Spread): Spread => ({
  p50: rounded(p50, 1),
  p95: rounded(p95, 1),
});
