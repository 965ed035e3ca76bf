import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PanelEntry } from './entry.ts';

/** A history whose entries are named; going somewhere takes until `arrive`, as in a browser. */
class History {
  readonly entries = ['home', 'game'];
  at = 1;
  #target: number | null = null;
  readonly panels = new PanelEntry();

  constructor() {
    this.panels.use({
      push: () => {
        this.entries.splice(this.at + 1, Infinity, `panel ${this.entries.length}`);
        this.at++;
      },
      back: () => this.go(-1),
      here: () => this.entries[this.at] ?? '',
    });
  }

  get here(): string | undefined {
    return this.entries[this.at];
  }

  go(steps: number): void {
    this.#target = this.at + steps;
  }

  /** Where it was to go it comes to now; tells whether that was about a panel only. */
  arrive(): boolean | null {
    if (this.#target === null) return null;
    this.at = this.#target;
    this.#target = null;
    const ofPanel = this.panels.arrived();
    vi.advanceTimersByTime(1);
    return ofPanel;
  }

  /** Another page takes the place of this one, or comes after it. */
  visit(page: string, { instead }: { readonly instead: boolean }): void {
    if (!instead) this.at++;
    this.entries.splice(this.at, Infinity, page);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an open panel has one entry of the history', () => {
  it('which going back leaves, and the panel closes', () => {
    const history = new History();
    const close = vi.fn();
    const exit = history.panels.enter(close);
    expect(history.here).toBe('panel 2');
    history.go(-1);
    expect(history.arrive()).toBe(true);
    expect(close).toHaveBeenCalledOnce();
    exit();
    expect([history.here, history.arrive()]).toEqual(['game', null]);
  });

  it('which is gone once it is closed otherwise', () => {
    const history = new History();
    const close = vi.fn();
    history.panels.enter(close)();
    expect(history.arrive()).toBe(true);
    expect(history.here).toBe('game');
    expect(close).not.toHaveBeenCalled();
  });

  it('even if the next one opens before the first one’s is gone', () => {
    const history = new History();
    const close = vi.fn();
    history.panels.enter(vi.fn())();
    history.panels.enter(close);
    expect(history.arrive()).toBe(true);
    expect(history.here).toMatch(/^panel/);
    expect(close).not.toHaveBeenCalled();
    history.go(-1);
    expect(history.arrive()).toBe(true);
    expect(close).toHaveBeenCalledOnce();
    expect(history.here).toBe('game');
  });

  it('however often panels are opened', () => {
    const history = new History();
    for (let i = 0; i < 5; i++) {
      history.panels.enter(vi.fn())();
      history.arrive();
    }
    expect(history.entries).toHaveLength(3);
  });
});

it('two steps back close the panel and are about the page', () => {
  const history = new History();
  const close = vi.fn();
  history.panels.enter(close);
  history.go(-2);
  expect(history.arrive()).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

it('going back where no panel is open is about the page', () => {
  const history = new History();
  history.go(-1);
  expect(history.arrive()).toBe(false);
});

it('going forward to where a panel was leads back at once', () => {
  const history = new History();
  history.panels.enter(vi.fn())();
  history.arrive();
  history.go(1);
  expect(history.arrive()).toBe(true);
  expect(history.arrive()).toBe(true);
  expect(history.here).toBe('game');
});

it('a page that takes the place of an open panel stays', () => {
  const history = new History();
  const exit = history.panels.enter(vi.fn());
  history.visit('settings', { instead: true });
  exit();
  expect([history.here, history.arrive()]).toEqual(['settings', null]);
  history.panels.enter(vi.fn());
  expect(history.here).toMatch(/^panel/);
});

it('leaving waits until the panel is closed and its entry is gone', async () => {
  const history = new History();
  const close = vi.fn();
  history.panels.enter(close);
  let left = false;
  const leaving = history.panels.leave().then(() => (left = true));
  expect(close).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect(left).toBe(false);
  history.arrive();
  await leaving;
  expect(history.here).toBe('game');
});

it('a browser that refuses to go back keeps nobody', async () => {
  const history = new History();
  history.panels.enter(vi.fn());
  const leaving = history.panels.leave();
  await vi.advanceTimersByTimeAsync(5000);
  await expect(leaving).resolves.toBeUndefined();
});

it('without a history panels open and close all the same', async () => {
  const panels = new PanelEntry();
  panels.enter(vi.fn())();
  await expect(panels.leave()).resolves.toBeUndefined();
});
