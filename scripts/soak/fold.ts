import { chromium, type Browser, type Page } from '@playwright/test';
import { Stage } from '../shots/stage.ts';
import { ANGLES } from '../../tests/e2e/facing.ts';
import { doubleText } from '../../tests/e2e/fits.ts';
import { flawsAt, openSuch, SHORT, type Hand, type Size } from '../../tests/e2e/fold.ts';
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
const CARDS = [5, 6, 7, 8, 10, 12, 14, 17, 20] as const;
const PLAYERS = [3, 4, 5] as const;
const LANGUAGES = ['en', 'es'] as const;

/** The kind of hand a seed stands for: seeds in a row go through all of them. */
function handOf(seed: number): Hand & { readonly language: (typeof LANGUAGES)[number] } {
  const task = TASKS[seed % TASKS.length]!;
  const round = Math.floor(seed / TASKS.length);
  const alone = round % 4 === 3;
  return {
    task,
    cards: CARDS[round % CARDS.length]!,
    players: PLAYERS[round % PLAYERS.length]!,
    alone,
    language: LANGUAGES[round % LANGUAGES.length]!,
  };
}

async function flawsOf(page: Page, home: string, seed: number): Promise<readonly string[]> {
  const { language, ...hand } = handOf(seed);
  const stage = await Stage.on(page, home, language);
  await openSuch(stage, hand);
  const flaws: string[] = [];
  for (const strict of [true, false]) {
    if (!strict) await doubleText(page);
    for (const size of SIZES)
      for (const angle of ANGLES) flaws.push(...(await flawsAt(page, { size, angle }, { strict })));
  }
  return flaws;
}

/**
 * Open hands of every kind on glasses of every size: all that can be done, and all cards, are in
 * sight.
 */
export function foldSoak(): Soak {
  const host = new StaticHost();
  let browser: Browser | null = null;
  return {
    name: 'fold',
    unit: 'hands',
    usual: 540,
    sources: BROWSER_FOLDERS,
    async open() {
      ensureBrowser();
      ensureBuilt();
      await host.start();
      browser = await chromium.launch(launchOptions());
    },
    async trial(seed) {
      if (!browser) throw new Error('the browser is not open');
      const { language } = handOf(seed);
      const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
      const [flaw] = await flawsOf(await context.newPage(), host.home, seed);
      await context.close();
      return flaw === undefined ? null : `seed ${seed}: ${JSON.stringify(handOf(seed))}: ${flaw}`;
    },
    async close() {
      await browser?.close();
      await host.stop();
    },
  };
}
