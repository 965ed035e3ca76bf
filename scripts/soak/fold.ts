import { chromium, type Browser, type Page } from '@playwright/test';
import { NoSuchMoment } from '../shots/playing.ts';
import { Stage } from '../shots/stage.ts';
import { ANGLES } from '../../tests/e2e/facing.ts';
import { doubleText } from '../../tests/e2e/fits.ts';
import {
  flawsAt,
  openSuch,
  SCREENS,
  setScreen,
  SHORT,
  type Hand,
  type Size,
} from '../../tests/e2e/fold.ts';
import { sizes } from '../../tests/e2e/sizes.ts';
import { StaticHost } from '../../tests/e2e/server.ts';
import { ensureBrowser, launchOptions } from '../browser.mjs';
import { ensureBuilt } from '../set-up.mjs';
import { BROWSER_FOLDERS } from './sources.ts';
import type { Soak } from './trials.ts';

const SIZES: readonly Size[] = [
  ...SHORT,
  [768, 1024],
  ...sizes.map(({ width, height }) => [width, height] as const),
];
const TASKS = ['opens', 'adds', 'answers', 'endsIt', 'helps'] as const;
/** Few cards and many, each way of laying them out. */
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20] as const;
const PLAYERS = [3, 4, 5] as const;
const LANGUAGES = ['en', 'es'] as const;

/** What is looked at: a hand, or another screen by its name; in one of the languages. */
interface Looked {
  readonly language: (typeof LANGUAGES)[number];
  readonly hand?: Hand;
  readonly screen?: string;
}

/**
 * What a seed stands for: the even ones go through all kinds of hands in a row, the odd ones
 * through all other screens.
 */
function lookedAt(seed: number): Looked {
  const half = Math.floor(seed / 2);
  if (seed % 2 === 0) return handOf(half);
  const round = Math.floor(half / SCREENS.length);
  return {
    screen: SCREENS[half % SCREENS.length]!.name,
    language: LANGUAGES[round % LANGUAGES.length]!,
  };
}

function handOf(seed: number): Looked {
  const task = TASKS[seed % TASKS.length]!;
  const round = Math.floor(seed / TASKS.length);
  const hand: Hand = {
    task,
    cards: CARDS[round % CARDS.length]!,
    players: PLAYERS[round % PLAYERS.length]!,
    alone: round % 4 === 3,
  };
  // Whoever plays alone does so in each language.
  const language = LANGUAGES[(round + Math.floor(round / 4)) % LANGUAGES.length]!;
  return { hand, language };
}

async function flawsOf(page: Page, home: string, looked: Looked): Promise<readonly string[]> {
  const stage = await Stage.on(page, home, looked.language);
  if (looked.hand) await openSuch(stage, looked.hand);
  else await setScreen(stage, looked.screen ?? '');
  const flaws: string[] = [];
  for (const strict of [true, false]) {
    if (!strict) await doubleText(page);
    for (const size of SIZES)
      for (const angle of ANGLES) flaws.push(...(await flawsAt(page, { size, angle }, { strict })));
  }
  return flaws;
}

/**
 * Open hands of every kind and all other screens of a game, on glasses of every size and turned
 * every way: all that can be done, and all cards, are in sight.
 */
export function foldSoak(): Soak {
  const host = new StaticHost();
  let browser: Browser | null = null;
  return {
    name: 'fold',
    unit: 'screens',
    usual: 1080,
    sources: BROWSER_FOLDERS,
    async open() {
      ensureBrowser();
      ensureBuilt();
      await host.start();
      browser = await chromium.launch(launchOptions());
    },
    async trial(seed) {
      if (!browser) throw new Error('the browser is not open');
      const looked = lookedAt(seed);
      const { language } = looked;
      const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
      try {
        const [flaw] = await flawsOf(await context.newPage(), host.home, looked);
        return flaw === undefined ? null : `seed ${seed}: ${JSON.stringify(looked)}: ${flaw}`;
      } catch (error) {
        // Not every hand that can be thought of comes about in a game.
        if (error instanceof NoSuchMoment) return { wrong: null, counts: { 'no such hand': 1 } };
        throw error;
      } finally {
        await context.close();
      }
    },
    async close() {
      await browser?.close();
      await host.stop();
    },
  };
}
