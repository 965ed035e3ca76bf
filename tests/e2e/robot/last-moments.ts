import type { Page } from '@playwright/test';
import type { SeededRandom } from '../../../src/lib/core/random.ts';
import { en } from '../../../src/lib/i18n/en.ts';
import type { MortalBrowser } from './mortal.ts';
import type { Player } from './player.ts';

/**
 * When the browser dies: with the log on the screen, once something is committed, anywhere, or
 * while a title is typed.
 */
const OCCASIONS = ['log', 'commit', 'commit', 'commit', 'anywhere', 'typing'] as const;
type Occasion = (typeof OCCASIONS)[number];

/** Milliseconds after a tap at which the browser dies. */
const MOMENTS = [0, 0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
/** Acts after which it dies anyhow. */
const MOST_AFTER = 40;
/** Moved on after each act, in ms of the page's clock. */
const BREATH = 60;

/** The end of a browser in the middle of a game: from the last look into the log to the kill. */
export class LastMoments {
  /** Something was committed after the log had been read. */
  committed = false;
  /** And the screen has changed since: it was stored, or nothing would have. */
  shown: string | null = null;
  readonly #browser: MortalBrowser;
  readonly #random: SeededRandom;
  #occasion: Occasion | null = null;
  #death: Promise<void> | null = null;

  constructor(browser: MortalBrowser, random: SeededRandom) {
    this.#browser = browser;
    this.#random = random;
  }

  /** Goes on until the browser is dead. */
  async end(player: Player): Promise<void> {
    const { page } = this.#browser;
    const occasion = OCCASIONS[this.#random.below(OCCASIONS.length)]!;
    this.#occasion = occasion;
    await page.exposeFunction('robotSees', (change: string) => (this.shown = change));
    if (occasion === 'log') return this.#browser.kill();
    if (occasion === 'anywhere') this.#dieSoon(this.#random.below(600));
    try {
      if (occasion === 'typing') await this.#type(page);
      else
        for (let act = 0; act < MOST_AFTER && !this.#browser.killed; act++) {
          if ((await player.act()) === 'game over') break;
          await page.clock.runFor(BREATH);
        }
    } catch (error) {
      if (!this.#browser.killed) throw error;
    }
    await (this.#death ?? this.#browser.kill());
  }

  /** Called immediately before something is committed. */
  async commits(): Promise<void> {
    if (this.#occasion === null) return;
    await this.#browser.page.evaluate(() => robot.mark());
    this.committed = true;
    if (this.#occasion === 'commit') this.#dieSoon(MOMENTS[this.#random.below(MOMENTS.length)]!);
  }

  #dieSoon(ms: number): void {
    this.#death ??= new Promise((resolve) => setTimeout(resolve, ms)).then(() =>
      this.#browser.kill(),
    );
  }

  /** On the home page, while the game is being given a title. */
  async #type(page: Page): Promise<void> {
    const { rename, more } = en.shelf;
    await page.goto(new URL('../', page.url()).href);
    await page
      .getByRole('button', { name: more('').split('“')[0] ?? '' })
      .first()
      .click();
    await page.getByRole('button', { name: rename.button }).click();
    this.#dieSoon(this.#random.below(120));
    const field = page.getByRole('textbox', { name: rename.label });
    await field.pressSequentially('A night in the hut', { delay: 5 });
    await field.press('Enter');
  }
}
