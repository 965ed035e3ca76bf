import { chromium, type Browser } from '@playwright/test';
import { StaticHost } from '../../tests/e2e/server.ts';
import { browserVersion, ensureBrowser, launchOptions } from '../browser.mjs';
import { ensureBuilt } from '../set-up.mjs';
import { BROWSER_FOLDERS } from './sources.ts';
import type { Soak, Verdict } from './trials.ts';

/** What a trial in the browser is given: the browser, and the built app on a host. */
export interface Stand {
  readonly browser: Browser;
  readonly host: StaticHost;
}

/** A soak whose trials run in Chromium, with the app that is built from these sources. */
export function browserSoak(
  about: Pick<Soak, 'name' | 'unit' | 'usual' | 'judge'>,
  trial: (stand: Stand, seed: number) => Promise<Verdict>,
): Soak {
  const host = new StaticHost();
  let browser: Browser | null = null;
  return {
    ...about,
    sources: BROWSER_FOLDERS,
    open: async () => {
      ensureBrowser();
      ensureBuilt();
      await host.start();
      browser = await chromium.launch(launchOptions());
    },
    versions: () => [browserVersion()],
    trial: (seed) => {
      if (!browser) throw new Error('the browser is not open');
      return trial({ browser, host }, seed);
    },
    close: async () => {
      await browser?.close();
      await host.stop();
    },
  };
}
