import type { Browser, Page } from '@playwright/test';
import { SeededRandom } from '../../src/lib/core/random.ts';
import { hurry } from './patience.ts';
import { controlsOn } from './privacy/controls.ts';
import { Device } from './privacy/device.ts';
import { gameOf } from './privacy/kinds.ts';
import { canBeSlow, POINTS } from './slow-store.ts';
import { watchPairs, type Control, type Pair } from './watch-pairs.ts';

/** Tables in the middle and hands on phones, upright and on their sides. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 1366, height: 1024 },
  { width: 800, height: 1280 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;

/**
 * Times in ms of the page's clock: how far apart two taps of a pair are at most, how long something
 * is stored at most, and after which everything lies still.
 */
const APART = 600;
const SLOW = 3000;
const STILL = 700;
/** How far the second tap of a pair may be from the first, in px. */
const SLIP = 8;

/** A game in the hands of somebody who taps everything twice. */
export interface Evening {
  readonly browser: Browser;
  /** The address of the home page. */
  readonly home: string;
  readonly seed: number;
  readonly pairs: number;
}

/**
 * How it went: everything that was wrong, in words, and how many second taps were refused, and were
 * taken by what had been tapped first.
 */
export interface End {
  readonly wrong: readonly string[];
  readonly refused: number;
  readonly taken: number;
}

/** Taps control after control of a game twice, at a size and in a way its seed settles. */
export async function tapTwice({ browser, home, seed, pairs }: Evening): Promise<End> {
  const random = new SeededRandom(seed);
  const prepared = gameOf(seed, random);
  const context = await browser.newContext({
    viewport: SIZES[seed % SIZES.length]!,
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    await canBeSlow(page);
    await page.addInitScript(watchPairs);
    const way = random.below(3) === 0 ? 'passed' : 'middle';
    const device = await Device.at({ page, home, prepared, way });
    await hurry(page);
    const fingers = new Fingers(device, random);
    for (let i = 0; i < pairs && fingers.wrong.length === 0; i++) await fingers.act();
    const wrong = [...fingers.wrong, ...(await device.wrong()), ...device.broken()];
    return { ...fingers.counts, wrong: wrong.map((what) => `seed ${seed}: ${what}`) };
  } finally {
    await context.close();
  }
}

class Fingers {
  readonly wrong: string[] = [];
  readonly counts = { refused: 0, taken: 0 };
  readonly #device: Device;
  readonly #page: Page;
  readonly #random: SeededRandom;

  constructor(device: Device, random: SeededRandom) {
    this.#device = device;
    this.#page = device.page;
    this.#random = random;
  }

  async act(): Promise<void> {
    await this.#rest();
    const control = await this.#choose();
    if (!control) return;
    const { x, y, name } = control;
    await this.#page.mouse.move(x, y);
    // A hold is one press, however long, and the way into hands.
    if (/hold|open|: (add|look|bet)/i.test(name) && this.#below(3) > 0) return this.#tap(STILL);
    await this.#pair(control);
  }

  #below = (bound: number): number => this.#random.below(bound);
  #pass = (ms: number): Promise<void> => this.#page.clock.runFor(ms);

  /** Everything is stored and lies still. */
  async #rest(): Promise<void> {
    for (let i = 0; i < 20; i++) {
      await this.#device.settle(1, 50);
      await this.#pass(STILL);
      if ((await this.#page.evaluate(() => window.slowStore.waiting)) === 0) break;
    }
    await this.#device.settle(1, 50);
    await this.#pass(STILL);
    await this.#device.settle(1, 50);
  }

  /** Something in sight; rather what goes on than what leads aside. */
  async #choose() {
    const { width, height } = this.#page.viewportSize()!;
    const controls = (await controlsOn(this.#page)).filter(
      ({ x, y, name }) =>
        x > 0 &&
        y > 0 &&
        x < width &&
        y < height &&
        !/^(Save and leave|End it unfinished|Home|Español|Log|Rules)/.test(name),
    );
    const golden = controls.filter(({ name }) => /^(Play|Beat|Done|Deal)|all$|nothing/.test(name));
    const from = golden.length > 0 && this.#below(3) > 0 ? golden : controls;
    return from[this.#below(Math.max(1, from.length))] ?? null;
  }

  async #tap(ms: number): Promise<void> {
    await this.#page.mouse.down();
    if (ms > 0) await this.#pass(ms);
    await this.#page.mouse.up();
  }

  async #pair({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    const page = this.#page;
    const [point, ms] = [POINTS[this.#below(POINTS.length)]!, this.#below(2) * this.#below(SLOW)];
    const slipped = { x: x + this.#below(SLIP), y: y + this.#below(SLIP) };
    await page.evaluate(
      ([at, slipped, point, ms]) => {
        window.slowStore.delays = () => ({ before: 0, inside: 0, after: 0, [point]: ms });
        window.pairs.first(at, slipped);
      },
      [{ x, y }, slipped, point, ms] as const,
    );
    // Something may be told, step by step.
    await this.#pass(STILL);
    await page.evaluate(() => window.drawn());
    if (!(await page.evaluate(() => window.pairs.second().isSame))) return;
    const [first, gap] = [this.#below(80), this.#below(APART)];
    await this.#tap(first);
    const alone = await page.evaluate(() => window.pairs.taken());
    for (let left = Math.max(0, gap - first); left > 0; left -= 60) {
      // What is stored and painted takes real time.
      await page.evaluate(() => window.drawn());
      await this.#pass(Math.min(left, 60));
    }
    await page.mouse.move(slipped.x, slipped.y);
    const pair = await page.evaluate(() => window.pairs.second());
    await this.#tap(this.#below(80));
    const taken = await page.evaluate(() => window.pairs.taken());
    this.#judge({ ...pair, alone, taken }, `${gap} ms apart, stored in ${ms} ms (${point})`);
  }

  #judge({ first, isSame, alone, taken }: Pair, how: string): void {
    const names = (controls: readonly Control[]) => controls.map(({ name }) => name).join(', ');
    // What is told by itself may be told while its control is pressed: that has gone then.
    if (first && !first.off && isSame && alone.length === 0)
      this.wrong.push(`“${first.name}” has lain still, and takes no tap`);
    if (!isSame && taken.length > 0)
      this.wrong.push(`the second tap on “${first?.name}” is taken by “${names(taken)}”, ${how}`);
    if (taken.length > 0) this.counts.taken++;
    else this.counts.refused++;
  }
}
