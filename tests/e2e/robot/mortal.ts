import { execFileSync } from 'node:child_process';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.mjs';
import { prepare } from './sight.ts';

/**
 * A browser whose profile outlives it: all its processes can be killed at any moment, as by a
 * battery that dies.
 */
export class MortalBrowser {
  readonly page: Page;
  readonly #context: BrowserContext;
  /** Also the number of its process group. */
  readonly #pid: number;
  #killed = false;

  private constructor(context: BrowserContext, page: Page, pid: number) {
    this.#context = context;
    this.page = page;
    this.#pid = pid;
  }

  static async start(profile: string): Promise<MortalBrowser> {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions(),
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      hasTouch: true,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await prepare(page);
    return new MortalBrowser(context, page, await processGroupOf(context));
  }

  get killed(): boolean {
    return this.#killed;
  }

  /**
   * Everything at once, without a chance to write anything down. Resolves when nothing is left of
   * it.
   */
  async kill(): Promise<void> {
    if (this.#killed) return;
    this.#killed = true;
    const gone = this.#context.waitForEvent('close', { timeout: 0 });
    process.kill(-this.#pid, 'SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    if (!this.#killed) await this.#context.close();
  }
}

/**
 * The process group of a browser, of which its first process is the leader; nothing else is in it.
 */
async function processGroupOf(context: BrowserContext): Promise<number> {
  const cdp = await context.browser()?.newBrowserCDPSession();
  const found = await cdp?.send('SystemInfo.getProcessInfo');
  const pid = found?.processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
  const group = Number(
    execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }),
  );
  if (pid < 2 || group !== pid) throw new Error(`The browser ${pid} is in the group ${group}`);
  return pid;
}
