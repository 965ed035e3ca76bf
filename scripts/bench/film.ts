import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { DEFAULT_SETTINGS } from '../../src/lib/core/settings.ts';
import { putInto } from '../../tests/e2e/database.ts';
import { withBrowser } from './browsing.ts';
import { inTemporaryFolder } from './clean-up.ts';
import {
  CATEGORIES,
  figuresOf,
  read,
  type MotionFigures,
  type TraceEvent,
  type Traced,
} from './film-trace.ts';
import { rounded } from './figures.ts';
import { flyBare, markFilm, markFilmed } from './pages/film.ts';
import { withSites } from './sites.ts';

/**
 * What it takes to tell a game on the table, on a phone whose processor is four times as slow:
 * milliseconds of script a frame, without the layout it forces, which the browser would have to do
 * in any case. A launch is the frame in which something sets out because something has happened:
 * the table is drawn anew, measured, and what flies is laid on it.
 */
export interface FilmFigures {
  readonly slowed: number;
  /** Every frame in which something was in the air. */
  readonly all: MotionFigures;
  readonly motions: Readonly<Record<string, MotionFigures>>;
  /** The sum of all shifts of the layout meanwhile. */
  readonly layoutShift: number;
  readonly droppedFrames: number;
  /** By those that were drawn. */
  readonly droppedShare: number;
  /** Ten boxes on an empty page, moved by nothing but the browser, in the same run. */
  readonly bare: MotionFigures & { readonly droppedShare: number };
}

const SLOWED = 4;
/** What is traced at once, and how long a game is watched; ms. */
const SLICE = 15_000;
const LONGEST = 540_000;
/** How often the bare page is measured. */
const BARE = 6;
/** The end of a game, once it has come to rest. */
const OVER = 'main .hero';
const RESTS = 4000;

export const measureFilm = (): Promise<FilmFigures> =>
  inTemporaryFolder((folder) =>
    withSites(folder, async ({ product, empty }) => {
      const bare = await withBrowser(join(folder, 'guest'), (context) => flyOn(context, empty));
      const told = await withBrowser(join(folder, 'viewer'), (context) => watch(context, product));
      return figures(told, bare);
    }),
  );

function figures(told: readonly Traced[], bare: readonly Traced[]): FilmFigures {
  const frames = told.flatMap((slice) => slice.frames);
  const kinds = [...new Set(frames.flatMap((frame) => [...frame.kinds]))].sort();
  return {
    slowed: SLOWED,
    all: figuresOf(frames),
    motions: Object.fromEntries(
      kinds.map((kind) => [kind, figuresOf(frames.filter((frame) => frame.kinds.has(kind)))]),
    ),
    layoutShift: rounded(
      told.reduce((sum, { shift }) => sum + shift, 0),
      3,
    ),
    droppedFrames: told.reduce((sum, { dropped }) => sum + dropped, 0),
    droppedShare: shareOf(told),
    bare: { ...figuresOf(bare.flatMap((slice) => slice.frames)), droppedShare: shareOf(bare) },
  };
}

function shareOf(traced: readonly Traced[]): number {
  const drawn = traced.reduce((sum, each) => sum + each.drawn, 0);
  const dropped = traced.reduce((sum, each) => sum + each.dropped, 0);
  return rounded(dropped / Math.max(1, drawn + dropped), 3);
}

/** A whole game of computer players. */
async function watch(context: BrowserContext, home: string): Promise<readonly Traced[]> {
  const page = await context.newPage();
  await page.addInitScript(markFilm);
  await page.goto(home);
  await putInto(page, 'keepsakes', { ...DEFAULT_SETTINGS, sound: false }, 'settings');
  await page.goto(`${home}watch/`);
  const told = tracerOf(page, await slowed(page));
  const slices: Traced[] = [];
  const over = page.locator(OVER);
  for (const begun = Date.now(); Date.now() - begun < LONGEST;) {
    const isOver = (await over.count()) > 0;
    slices.push(await told(() => over.waitFor({ timeout: SLICE }).catch(() => {})));
    if (isOver) return slices;
    if ((await over.count()) > 0) slices.push(await told(() => page.waitForTimeout(RESTS)));
  }
  return slices;
}

async function flyOn(context: BrowserContext, home: string): Promise<readonly Traced[]> {
  const page = await context.newPage();
  await page.goto(home);
  const flown = tracerOf(page, await slowed(page));
  const slices: Traced[] = [];
  for (let i = 0; i < BARE; i++) slices.push(await flown(() => page.evaluate(flyBare)));
  return slices;
}

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return session;
}

/** Tells what a page's timeline says of the time that something takes. */
const tracerOf =
  (page: Page, session: CDPSession) =>
  async (work: () => Promise<unknown>): Promise<Traced> => {
    const events: TraceEvent[] = [];
    const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
    session.on('Tracing.dataCollected', collect);
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
    });
    await work();
    await page.evaluate(markFilmed);
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    return read(events);
  };
