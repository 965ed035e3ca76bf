import { chromium, type BrowserContext } from '@playwright/test';
import { StaticHost } from '../../tests/e2e/server.ts';
import { launchOptions } from '../browser.mjs';

/** A phone held upright. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' };

/**
 * A browser process of its own for as long as `work` takes. What it stores lies on the disk, in
 * `profile`, and is there again the next time.
 */
export async function withBrowser<T>(
  profile: string,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    ...PHONE,
  });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Serves a built app for as long as `work` takes. */
export async function whileServed<T>(
  folder: string,
  work: (home: string) => Promise<T>,
): Promise<T> {
  const host = new StaticHost('/', folder);
  await host.start();
  try {
    return await work(host.home);
  } finally {
    await host.stop();
  }
}
