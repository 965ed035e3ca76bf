import type { Browser, Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { SeededRandom } from '../../../src/lib/core/random.ts';
import type { Seat } from '../../../src/lib/core/seats.ts';
import { linesFrom } from '../database.ts';
import { slowAtRandom, stored, unslowed } from '../slow-store.ts';
import { stopClock } from '../patience.ts';
import { openFile } from '../saved.ts';
import { Impatience } from './impatience.ts';
import { satAt, type Sat } from './kinds.ts';
import { watchAll, type Used } from './watching.ts';

/** A game in impatient hands. */
export interface Sitting {
  readonly browser: Browser;
  /** The address of the home page. */
  readonly home: string;
  readonly seed: number;
  readonly inputs: number;
  /** What is still done to the page in the end. */
  readonly afterwards?: (page: Page) => Promise<void>;
}

/** Inputs between two looks at what is stored. */
const BETWEEN = 20;
/** How long storing takes at most at one of its points; ms of the page's clock. */
const SLOW = 3000;

/** How it went: everything that was wrong, in words, and how often a hand was opened. */
export interface End {
  readonly wrong: readonly string[];
  readonly opened: number;
}

/** Lets somebody impatient loose on a game. */
export async function sitDown({ browser, home, seed, inputs, afterwards }: Sitting): Promise<End> {
  const random = new SeededRandom(seed);
  const sat = satAt(seed, random);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: seed % 2 === 0 ? 'es' : 'en-GB',
  });
  try {
    await watchAll(context, sat.kept);
    const page = await context.newPage();
    await slowAtRandom(page, seed, SLOW);
    const table = new Table(page, sat);
    await table.layOut(home);
    const hands = new Impatience(page, random, sat.kept.names);
    const done: string[] = [];
    for (let i = 1; i <= inputs && table.wrong.length === 0; i++) {
      done.push(await hands.act());
      await table.comeBack();
      if (i % BETWEEN === 0 || i === inputs || done.at(-1) === 'a reload') await table.look();
    }
    if (table.wrong.length === 0) await afterwards?.(page);
    const after = `seed ${seed}, after ${done.length} inputs (${done.slice(-6).join(', ')})`;
    return { wrong: table.wrong.map((what) => `${after}: ${what}`), opened: table.opened };
  } finally {
    await context.close();
  }
}

/** A game on a page, looked after from outside. */
class Table {
  readonly wrong: string[] = [];
  opened = 0;
  readonly #page: Page;
  readonly #sat: Sat;
  #address = '';
  /**
   * Another document has been here since this was looked at: what was pressed in it is not known
   * any more.
   */
  #isAnother = false;
  /** What was used since something was undone last: whoever agrees may do so long before others. */
  #usedSince: Used[] = [];

  constructor(page: Page, sat: Sat) {
    this.#page = page;
    this.#sat = sat;
    page.on('domcontentloaded', () => (this.#isAnother = true));
    page.on('pageerror', (error) => this.wrong.push(`the page breaks: ${error.message}`));
    page.on('console', (message) => this.wrong.push(`on the console: ${message.text()}`));
  }

  async layOut(home: string): Promise<void> {
    const page = this.#page;
    await page.clock.install();
    await page.goto(home);
    await openFile(page, this.#sat.text);
    await page.waitForURL(/play\/#[\w-]+$/);
    this.#address = page.url();
    await expect(page.locator('main.cover, main.table').first()).toBeVisible();
    await stopClock(page);
  }

  /** Whoever went home by the menu opens the game again. */
  async comeBack(): Promise<void> {
    if (this.#page.url() === this.#address) return;
    await this.#page.goto(this.#address);
    await expect(this.#page.locator('main').first()).toBeVisible();
  }

  /**
   * Compares what was in sight with what is stored: a card may have been seen that had lain open,
   * and in a hand one that was in it.
   */
  async look(): Promise<void> {
    await stored(this.#page);
    const seen = await this.#page.evaluate(() => {
      const { wrong, faces, marks, used } = window.seen;
      const opened = marks.filter((mark) => mark.startsWith('hand+')).length;
      const copy = { wrong: [...wrong], faces: { ...faces }, opened, used: [...used] };
      if (document.querySelector('[aria-busy="true"], section.hand [inert]'))
        copy.wrong.push('something is busy though everything is stored');
      wrong.length = 0;
      marks.length = 0;
      used.length = 0;
      for (const owner of Object.keys(faces)) delete faces[owner];
      return copy;
    });
    const id = this.#address.split('#')[1] ?? '';
    const { follower } = this.#sat;
    const lines = await unslowed(this.#page, () => linesFrom(this.#page, id, follower.read));
    const broken = follower.follow(lines);
    if (broken !== null) this.wrong.push(broken);
    this.wrong.push(...seen.wrong);
    this.#hear(seen.used);
    this.opened += seen.opened;
    // The log of a game that is over tells everything.
    if (follower.over) return;
    for (const [owner, faces] of Object.entries(seen.faces)) {
      const early = faces.filter((face) => !follower.mayShow(owner)(face));
      if (early.length > 0)
        this.wrong.push(`in sight ${owner === '' ? 'of all' : `of ${owner}`}: ${early.join(', ')}`);
    }
  }

  /** Nothing is said for anybody who was not named by what was used, nor had their hand open. */
  #hear(used: readonly Used[]): void {
    const isAnother = this.#isAnother;
    this.#isAnother = false;
    this.#usedSince.push(...used);
    const { said, agreed } = this.#sat.follower;
    if (!isAnother) {
      this.#expectNamed(said, used);
      this.#expectNamed(agreed, this.#usedSince);
    }
    if (agreed.length > 0) this.#usedSince = [];
  }

  #expectNamed(seats: readonly Seat[], used: readonly Used[]): void {
    for (const seat of seats) {
      const person = this.#sat.kept.names[seat] ?? '';
      if (used.some(({ name, owner }) => name.includes(person) || owner.includes(person))) continue;
      this.wrong.push(`something is said for ${person} by ${JSON.stringify(used)}`);
    }
  }
}
