import { afterAll, beforeAll, it } from 'vitest';
import { en } from '../../src/lib/i18n/en.ts';
import type { StaticHost } from '../e2e/server.ts';
import { lookFor, type Engine, type EnginePage } from './engine.ts';
import { probedHost } from './probed-host.ts';
import { Walker } from './walker.ts';

export const PHONE = { width: 390, height: 844 };

/** Where walks happen: a browser with the app in it, and another one once that has died. */
export class Stand {
  readonly #open: () => Promise<Engine>;
  #host: StaticHost = probedHost();
  /** Null until there is one. */
  #engine: Engine | null = null;
  #walker!: Walker;
  #home = '';
  /** Whether a step has failed in this browser: nothing that comes next can be judged in it. */
  #failed = false;

  /** To be called while tests are collected. */
  constructor(open: () => Promise<Engine>) {
    this.#open = open;
    beforeAll(() => this.#begin());
    afterAll(() => this.#end());
  }

  get host(): StaticHost {
    return this.#host;
  }

  /** The address of the app's home page, also while its host is stopped. */
  get home(): string {
    return this.#home;
  }

  get page(): EnginePage {
    return this.#engine!.page;
  }

  get walker(): Walker {
    return this.#walker;
  }

  /**
   * Tests that go on where the one before has ended. A browser may die of its own faults on the
   * way, or stop answering the page's store; in another one the steps before are taken again first.
   */
  walk(): (name: string, step: () => Promise<void>) => void {
    const taken: (() => Promise<void>)[] = [];
    return (name, step) =>
      it(name, async () => {
        if (this.#failed || !(await this.#lives())) {
          await this.#end();
          this.#host = probedHost();
          await this.#begin();
          this.#failed = false;
          for (const earlier of taken) await earlier();
        }
        try {
          await step();
        } catch (error) {
          this.#failed = true;
          throw await this.#withPage(error);
        }
        taken.push(step);
      });
  }

  /** Opens a browser, and the app in it until it needs no host. */
  async #begin(): Promise<void> {
    await this.#host.start();
    this.#home = this.#host.home;
    this.#engine = await this.#open();
    await this.page.resize(PHONE);
    this.#walker = await Walker.on(this.page);
    await this.page.goto(this.#home);
    await lookFor(`"${en.offline.ready}"`, async () =>
      (await this.page.evaluate(() => document.body.innerText)).includes(en.offline.ready),
    );
  }

  async #end(): Promise<void> {
    // What drives a browser that has died may have nothing to end.
    await this.#engine?.close().catch(() => {});
    await this.#host.stop();
  }

  /** What went wrong, and what the page showed then: there is no other trace of it. */
  async #withPage(error: unknown): Promise<Error> {
    const shown = await this.page
      .evaluate(() => `${location.href}\n${document.body.innerText}\n${probe.errors().join('\n')}`)
      .catch(() => 'no page');
    return new Error(`${String(error)}\nThe page then: ${shown}`, { cause: error });
  }

  /** Whether the page is still there: a browser whose process has died shows an empty one. */
  #lives(): Promise<boolean> {
    return this.page.evaluate(() => typeof probe === 'object').catch(() => false);
  }
}
