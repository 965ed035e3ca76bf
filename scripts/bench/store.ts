import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { ensureBrowser } from '../browser.mjs';
import { whileServed, withBrowser } from './browsing.ts';
import { inTemporaryFolder } from './clean-up.ts';
import { median, rounded, spreadOf, type Spread } from './figures.ts';
import type { StoreTimes } from './pages/store.ts';

/** How long it takes until a move is on the disk, in milliseconds. */
export interface StoreSpeed {
  /** Moves stored in each way; every figure is the median of those of several rounds. */
  readonly samples: number;
  /** As the product does it: an entry of the journal and the glance. */
  readonly product: Spread;
  /** The same entry by nothing but `add`. */
  readonly bare: Spread;
  /** The product's by the bare one's, of the same round. */
  readonly ratio: Spread;
}

const WARM_UP = 50;
const ROUNDS = 7;
const SAMPLES = 100;

/**
 * The ratio that matters is that of `p95`. Both are as durable as a browser can promise, and end
 * when the transaction is complete.
 */
export async function measureStore(): Promise<StoreSpeed> {
  ensureBrowser(console.error);
  const rounds = await inTemporaryFolder(async (folder) => {
    const site = join(folder, 'site');
    await buildPage(site);
    return whileServed(site, (home) =>
      withBrowser(join(folder, 'profile'), async (context) => {
        const page = await context.newPage();
        await page.goto(home);
        return measureIn(page);
      }),
    );
  });
  return figuresOf(rounds);
}

async function buildPage(folder: string): Promise<void> {
  const entry = fileURLToPath(new URL('./pages/store.ts', import.meta.url));
  const lib = { entry, formats: ['es' as const], fileName: 'store' };
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { outDir: folder, lib, minify: true },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Storing</title>');
}

async function measureIn(page: Page): Promise<StoreTimes[]> {
  // As text: what reads like a call here would be one of this process.
  await page.evaluate(
    "import('./store.js').then(async ({ openBoth }) => { window.measure = await openBoth(); })",
  );
  const measure = (samples: number): Promise<StoreTimes> =>
    page.evaluate<StoreTimes>(`window.measure(${samples})`);
  await measure(WARM_UP);
  const rounds: StoreTimes[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(SAMPLES));
  return rounds;
}

function figuresOf(rounds: readonly StoreTimes[]): StoreSpeed {
  const product = rounds.map((times) => spreadOf(times.product));
  const bare = rounds.map((times) => spreadOf(times.bare));
  const ratio = product.map(({ p50, p95 }, round) => ({
    p50: p50 / bare[round]!.p50,
    p95: p95 / bare[round]!.p95,
  }));
  return {
    samples: ROUNDS * SAMPLES,
    product: middle(product),
    bare: middle(bare),
    ratio: middle(ratio),
  };
}

const middle = (spreads: readonly Spread[]): Spread => ({
  p50: rounded(median(spreads.map(({ p50 }) => p50)), 2),
  p95: rounded(median(spreads.map(({ p95 }) => p95)), 2),
});
