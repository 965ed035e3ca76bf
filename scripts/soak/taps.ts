import { chromium, type Browser } from '@playwright/test';
import { sitDown } from '../../tests/e2e/privacy/sitting.ts';
import { StaticHost } from '../../tests/e2e/server.ts';
import { ensureBrowser, launchOptions } from '../browser.mjs';
import { ensureBuilt } from '../set-up.mjs';
import { BROWSER_FOLDERS } from './sources.ts';
import type { Soak } from './trials.ts';

const INPUTS = 100;

/** Impatient people at real pages, a hundred inputs each: no hand opens that nobody opened. */
export function tapsSoak(): Soak {
  const host = new StaticHost();
  let browser: Browser | null = null;
  return {
    name: 'taps',
    unit: 'games of 100 inputs',
    usual: 1000,
    sources: BROWSER_FOLDERS,
    async open() {
      ensureBrowser();
      ensureBuilt();
      await host.start();
      browser = await chromium.launch(launchOptions());
    },
    async trial(seed) {
      if (!browser) throw new Error('the browser is not open');
      const { wrong } = await sitDown({ browser, home: host.home, seed, inputs: INPUTS });
      return wrong[0] ?? null;
    },
    async close() {
      await browser?.close();
      await host.stop();
    },
  };
}
