import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { copyGame } from '../../tests/e2e/many-games.ts';
import { withBrowser } from './browsing.ts';
import { inTemporaryFolder } from './clean-up.ts';
import { median, rounded } from './figures.ts';
import { noteFirstFrame } from './pages/first-frame.ts';
import { gameAfter, saveGame } from './saved-game.ts';
import { withSites, type Sites } from './sites.ts';

/**
 * How long the app takes to start without a network: the server is gone and the browser is a new
 * process; medians, in milliseconds, from the start of the navigation to the first frame in which
 * the page can be used.
 */
export interface StartSpeed {
  /** Starts of each page. */
  readonly runs: number;
  /** An empty app of the same stack. */
  readonly emptyMs: number;
  /** The home page as a newcomer sees it. */
  readonly home: StartOfPage;
  /** The home page of somebody who has a game, with the game on it. */
  readonly shelf: StartOfPage;
  /** A game half played, up to the cover before its next hand. */
  readonly game: StartOfPage;
  /** The home page with one game and with many, on a processor four times as slow. */
  readonly slow: SlowStart;
}

export interface SlowStart {
  readonly oneGameMs: number;
  readonly games: number;
  readonly manyGamesMs: number;
  /** By that with one game. */
  readonly ratio: number;
}

export interface StartOfPage {
  readonly ms: number;
  /** By the empty app's. */
  readonly ratio: number;
}

const RUNS = 7;
const MOVES = 170;
/** Of somebody who plays a lot. */
const GAMES = 200;
/** How many times slower than it is. */
const SLOW = 4;
/**
 * Milliseconds a browser is left to itself before it is sent anywhere, so that its own start is not
 * measured along.
 */
const SETTLING = 300;

/** Kit adds it once the whole page has been hydrated, in any app. */
const HYDRATED = '#svelte-announcer';
const GAME_ON_SHELF = 'a[href*="/play/#"]';
const COVER = 'main.cover';

/**
 * A page that has been visited, with the profile that remembers it, and what is there as soon as it
 * can be used.
 */
interface Visited {
  readonly profile: string;
  readonly address: string;
  readonly usable: string;
  readonly slow?: true;
}

const PAGES = ['empty', 'home', 'shelf', 'game', 'slowOne', 'slowMany'] as const;
type Pages = Readonly<Record<(typeof PAGES)[number], Visited>>;
type Times = Record<keyof Pages, number[]>;

/** Starts all pages in turn, the first time to warm up. */
export const measureStart = (): Promise<StartSpeed> =>
  inTemporaryFolder(async (folder) => {
    // Behind this the servers are gone.
    const pages = await withSites(folder, (sites) => visitAll(sites, folder));
    const times: Times = { empty: [], home: [], shelf: [], game: [], slowOne: [], slowMany: [] };
    for (let run = 0; run <= RUNS; run++)
      for (const page of PAGES) {
        const time = await timeToStart(pages[page]);
        if (run > 0) times[page].push(time);
      }
    return figuresOf(times);
  });

async function visitAll({ product, empty }: Sites, folder: string): Promise<Pages> {
  const [guest, newcomer, player, regular] = ['guest', 'newcomer', 'player', 'regular'].map(
    (name) => join(folder, name),
  ) as [string, string, string, string];
  await withBrowser(guest, (context) => visit(context, empty));
  await withBrowser(newcomer, (context) => visit(context, product));
  const game = await withBrowser(player, async (context) => {
    const page = await visit(context, product);
    return saveGame(page, product, gameAfter(MOVES));
  });
  await withBrowser(regular, async (context) => {
    const page = await visit(context, product);
    await saveGame(page, product, gameAfter(MOVES));
    await copyGame(page, GAMES - 1);
  });
  const shelf = { profile: player, address: product, usable: GAME_ON_SHELF };
  return {
    empty: { profile: guest, address: empty, usable: HYDRATED },
    home: { profile: newcomer, address: product, usable: HYDRATED },
    shelf,
    game: { profile: player, address: game, usable: COVER },
    slowOne: { ...shelf, slow: true },
    slowMany: { ...shelf, profile: regular, slow: true },
  };
}

/** Opens a page and waits until its worker can do without the server. */
async function visit(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  return page;
}

/** Milliseconds from the start of the navigation, in a new browser. */
const timeToStart = ({ profile, address, usable, slow }: Visited): Promise<number> =>
  withBrowser(profile, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(noteFirstFrame, usable);
    await page.waitForTimeout(SETTLING);
    if (slow) {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    }
    await page.goto(address, { waitUntil: 'commit' });
    return page.evaluate<number>('window.benchFirstFrame');
  });

function figuresOf(times: Times): StartSpeed {
  const emptyMs = median(times.empty);
  const ofPage = (page: number[]): StartOfPage => ({
    ms: rounded(median(page), 0),
    ratio: rounded(median(page) / emptyMs, 2),
  });
  return {
    runs: RUNS,
    emptyMs: rounded(emptyMs, 0),
    home: ofPage(times.home),
    shelf: ofPage(times.shelf),
    game: ofPage(times.game),
    slow: {
      oneGameMs: rounded(median(times.slowOne), 0),
      games: GAMES,
      manyGamesMs: rounded(median(times.slowMany), 0),
      ratio: rounded(median(times.slowMany) / median(times.slowOne), 2),
    },
  };
}
