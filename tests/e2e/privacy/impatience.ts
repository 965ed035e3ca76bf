import type { Page } from '@playwright/test';
import type { SeededRandom } from '../../../src/lib/core/random.ts';
import { controlsOn } from './controls.ts';

/** Screens of phones and tablets, upright and on their sides. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1366, height: 1024 },
] as const;

const KEYS = ['Tab', 'Tab', 'Enter', 'Enter', 'Space', 'Escape', 'ArrowRight', 'KeyP'] as const;

/** What takes real time on a page: it is drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => window.realFrame(() => window.realFrame(() => done()))),
  );

/** Somebody in a hurry: whatever they do to a page, its seed settles. Times are the page's own. */
export class Impatience {
  readonly #page: Page;
  readonly #random: SeededRandom;
  readonly #names: readonly string[];

  /** @param names of those who play */
  constructor(page: Page, random: SeededRandom, names: readonly string[]) {
    this.#page = page;
    this.#random = random;
    this.#names = names;
  }

  /** One thing done to the page, and what it was. */
  async act(): Promise<string> {
    const acts: readonly (readonly [share: number, what: string, act: () => Promise<unknown>])[] = [
      [22, 'a tap on a control', () => this.#press({ ms: this.#below(120) })],
      [26, 'a long press', () => this.#longPress()],
      [8, 'a double tap', () => this.#doubleTap()],
      [8, 'a tap anywhere', () => this.#tapAnywhere()],
      [12, 'a key', () => this.#key()],
      [6, 'a press that slips', () => this.#slip()],
      [9, 'nothing for a while', () => this.#wait(this.#below(3000))],
      [4, 'the window is left', () => this.#leave()],
      [3, 'another size', () => this.#page.setViewportSize(this.#one(SIZES))],
      [1, 'a reload', () => this.#page.reload()],
    ];
    let left = this.#below(acts.reduce((sum, [share]) => sum + share, 0));
    for (const [share, what, act] of acts) {
      left -= share;
      if (left >= 0) continue;
      await drawn(this.#page);
      await act();
      await this.#wait(this.#below(80));
      return what;
    }
    return 'nothing';
  }

  #below = (bound: number): number => this.#random.below(bound);
  #one = <T>(things: readonly T[]): T => things[this.#below(things.length)]!;
  #wait = (ms: number): Promise<void> => this.#page.clock.runFor(ms);

  /**
   * A press on any control, or on one that names somebody and so may lead to their hand; somewhere,
   * where there is none.
   */
  async #press({ ms, named = false }: { readonly ms: number; readonly named?: boolean }) {
    const { width, height } = this.#page.viewportSize() ?? SIZES[0];
    const controls = (await controlsOn(this.#page)).filter(
      ({ x, y }) => x > 0 && y > 0 && x < width && y < height,
    );
    const leading = controls.filter(({ name }) =>
      this.#names.some((person) => name.includes(person)),
    );
    const chosen = named && leading.length > 0 ? leading : controls;
    const { x, y } = chosen.length > 0 ? this.#one(chosen) : { x: width / 2, y: height / 2 };
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.down();
    if (ms > 0) await this.#wait(ms);
    await this.#page.mouse.up();
  }

  async #longPress(): Promise<void> {
    await this.#wait(this.#below(1500));
    await this.#press({ ms: 300 + this.#below(400), named: this.#below(4) > 0 });
  }

  async #doubleTap(): Promise<void> {
    await this.#press({ ms: this.#below(60) });
    await this.#wait(this.#below(120));
    await this.#page.mouse.down();
    await this.#wait(this.#below(500));
    await this.#page.mouse.up();
  }

  async #tapAnywhere(): Promise<void> {
    const { width, height } = this.#page.viewportSize() ?? SIZES[0];
    await this.#page.mouse.click(this.#below(width), this.#below(height));
  }

  async #slip(): Promise<void> {
    await this.#press({ ms: 0 });
    await this.#page.mouse.down();
    await this.#wait(this.#below(300));
    await this.#tapAnywhere();
    await this.#wait(this.#below(400));
  }

  async #key(): Promise<void> {
    const key = this.#one(KEYS);
    // A key that is held down repeats.
    for (let i = this.#below(8); i >= 0; i--) {
      await this.#page.keyboard.down(key);
      await this.#wait(30);
    }
    await this.#page.keyboard.up(key);
  }

  #leave = (): Promise<void> =>
    this.#page.evaluate(
      (event) => void window.dispatchEvent(new Event(event)),
      this.#one(['blur', 'pagehide', 'pageshow', 'beforeprint']),
    );
}
