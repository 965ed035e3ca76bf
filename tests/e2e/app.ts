import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { expect } from './expect.ts';
import { takesTime } from './patience.ts';
import { isAwake } from './saved.ts';
import { StaticHost } from './server.ts';

/** The app at the root of a host, served for one test alone, and used without haste. */
export const test = base.extend<{ host: StaticHost }>({
  context: async ({ context }, use) => {
    await takesTime(context);
    await use(context);
  },
  host: async ({ serviceWorkers }, use) => {
    const host = new StaticHost();
    // Pages come twice as fast a second time. Where a worker keeps the app it alone is to have it.
    host.lasting = serviceWorkers === 'block';
    await host.start();
    await use(host);
    await host.stop();
  },
});

/** For tests in which what moves may matter; elsewhere nothing does. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** For tests of what is kept for a time without a network; elsewhere nothing is. */
export const keeping = { serviceWorkers: 'allow' } as const;

/**
 * Opens a page and waits until it does what it is told, and lies still: until then it is a picture
 * of itself, and what has only just moved takes no press.
 */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isAwake(page);
  await page.evaluate(() => window.drawn());
}

/** Opens the home page and waits until it can be opened without a network. */
export async function openUntilReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('status').filter({ hasText: 'Ready offline' })).toBeVisible();
}

/**
 * The browser looks for an icon by itself where a page names none, as none does that is a picture.
 */
export const isOfNoIcon = (message: ConsoleMessage): boolean =>
  message.location().url.endsWith('/favicon.ico');

/** Errors the page throws or prints, collected from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Chromium's word for the update check that a page without a network cannot make.
    if (message.text().includes('An unknown error occurred when fetching the script.')) return;
    if (isOfNoIcon(message)) return;
    errors.push(message.text());
  });
  return errors;
}
