import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clickedByPointer, wasQuiet, watchPresses } from './presses.ts';

const page = new EventTarget();
let unwatch = () => {};

const tell = (type: string, fields: object = {}) =>
  page.dispatchEvent(Object.assign(new Event(type), fields));
const after = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  unwatch = watchPresses(page);
});

afterEach(() => {
  unwatch();
  vi.useRealTimers();
});

describe('the quiet before a press', () => {
  it('is enough a quarter of a second after the last press ended', () => {
    after(300);
    tell('pointerdown');
    after(400);
    tell('pointerup');
    after(249);
    tell('pointerdown');
    expect(wasQuiet()).toBe(false);
    after(250);
    tell('pointerdown');
    expect(wasQuiet()).toBe(true);
  });

  it('is not enough right after a control has come', () => {
    after(200);
    tell('pointerdown');
    expect(wasQuiet()).toBe(false);
  });

  it('is broken by keys, but not by one that repeats', () => {
    after(300);
    tell('keydown', { repeat: false });
    after(249);
    tell('keydown', { repeat: true });
    after(1);
    tell('pointerdown');
    expect(wasQuiet()).toBe(true);
    after(100);
    tell('keydown', { repeat: false });
    expect(wasQuiet()).toBe(false);
  });

  it('goes on being watched while one control of two is left', () => {
    const second = watchPresses(page);
    second();
    second();
    after(300);
    tell('pointerdown');
    after(100);
    tell('pointerdown');
    expect(wasQuiet()).toBe(false);
  });
});

describe('a click', () => {
  it('of a pointer is told apart from that of a screen reader', () => {
    tell('pointerdown');
    tell('pointerup');
    tell('click', { detail: 1 });
    expect(clickedByPointer()).toBe(true);
    tell('click', { detail: 1 });
    expect(clickedByPointer()).toBe(false);
  });

  it('of the keyboard is none of the pointer', () => {
    tell('pointerdown');
    tell('click', { detail: 0 });
    expect(clickedByPointer()).toBe(false);
  });

  it('without a pointer breaks the quiet', () => {
    after(300);
    tell('click', { detail: 0 });
    after(100);
    tell('click', { detail: 0 });
    expect(wasQuiet()).toBe(false);
  });
});
