import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../core/testing/eventually.ts';
import { keepAwake } from './wake-lock.ts';

/** A screen that stays on while somebody asks for it, in a page that can be hidden. */
function screen(refuses = () => false) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const held = new Set<object>();
  let asked = 0;
  const request = async () => {
    asked++;
    if (refuses()) throw new DOMException('battery is low', 'NotAllowedError');
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
        held.delete(lock);
      },
    };
    held.add(lock);
    return lock;
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const show = async (visible: boolean) => {
    page.visibilityState = visible ? 'visible' : 'hidden';
    // The browser lets go by itself.
    if (!visible) for (const lock of held) await (lock as { release(): Promise<void> }).release();
    page.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => {});
  };
  const touch = () => page.dispatchEvent(new Event('pointerdown'));
  return { show, touch, isOn: () => held.size > 0, asked: () => asked };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the screen stays on while a game is on it', async () => {
  const { show, isOn } = screen();
  const stop = keepAwake();
  await eventually(() => expect(isOn()).toBe(true));
  await show(false);
  expect(isOn()).toBe(false);
  await show(true);
  await eventually(() => expect(isOn()).toBe(true));
  stop();
  await eventually(() => expect(isOn()).toBe(false));
  await show(true);
  expect(isOn()).toBe(false);
});

it('a game that is left at once leaves the screen to itself', async () => {
  const { show, isOn } = screen();
  keepAwake()();
  await show(true);
  expect(isOn()).toBe(false);
});

it('a screen that refuses is no fault', async () => {
  let isLow = true;
  const { show, isOn, asked } = screen(() => isLow);
  const stop = keepAwake();
  await eventually(() => expect(asked()).toBe(1));
  expect(isOn()).toBe(false);
  isLow = false;
  await show(true);
  await eventually(() => expect(isOn()).toBe(true));
  stop();
});

it('nor is one that cannot be asked', () => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', {});
  expect(keepAwake()()).toBeUndefined();
});

it('a page that is shown twice at once asks once', async () => {
  const { show, isOn, asked } = screen();
  const stop = keepAwake();
  await show(true);
  await eventually(() => expect(isOn()).toBe(true));
  expect(asked()).toBe(1);
  stop();
  await eventually(() => expect(isOn()).toBe(false));
});

it('a game that nobody touches for five minutes lets the screen go dark, until somebody does', async () => {
  vi.useFakeTimers();
  const { touch, isOn } = screen();
  const stop = keepAwake();
  await vi.advanceTimersByTimeAsync(299_000);
  touch();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(isOn()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOn()).toBe(false);
  touch();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOn()).toBe(true);
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOn()).toBe(false);
  touch();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(isOn()).toBe(false);
});

it('nor does it come on by itself while nobody is there', async () => {
  vi.useFakeTimers();
  const { show, touch, isOn } = screen();
  const stop = keepAwake();
  await vi.advanceTimersByTimeAsync(300_000);
  vi.useRealTimers();
  await show(false);
  await show(true);
  expect(isOn()).toBe(false);
  touch();
  await eventually(() => expect(isOn()).toBe(true));
  stop();
});
