import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { beginPress, hearHolds, runningPress, type PressStart } from './press.ts';

const start: PressStart = { pointerId: 7, clientX: 100, clientY: 100 };

let page = new EventTarget();
let control = new EventTarget();
let told: string[] = [];

const press = (from: PressStart | null = start) =>
  beginPress({
    page,
    control,
    start: from,
    ms: 350,
    onheld: () => told.push('held'),
    onrelease: () => told.push('released'),
  });

function tell(target: EventTarget, type: string, fields: object = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), { pointerId: 7, ...fields });
  target.dispatchEvent(event);
  return event;
}

const after = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  control = new EventTarget();
  told = [];
});

afterEach(() => {
  runningPress()?.stop();
  vi.useRealTimers();
});

test('a finger that holds is heard, from its beginning to its end, and a key is not', () => {
  const heard: boolean[] = [];
  const stop = hearHolds((lasting) => heard.push(lasting));
  press();
  expect(heard).toEqual([true]);
  after(350);
  press();
  tell(page, 'pointerup');
  expect(heard).toEqual([true, false, true, false]);
  press(null);
  after(350);
  stop();
  press();
  expect(heard).toEqual([true, false, true, false]);
});

describe('a press', () => {
  it('holds after its time, and not before', () => {
    press();
    after(349);
    expect(told).toEqual([]);
    after(1);
    expect(told).toEqual(['held']);
    tell(page, 'pointerup');
    expect(told).toEqual(['held']);
  });

  it('goes on while the page beneath it changes', () => {
    press();
    control = new EventTarget();
    after(350);
    expect(told).toEqual(['held']);
  });

  it.each([
    ['the finger comes up', 'pointerup', {}],
    ['the browser takes the finger for itself', 'pointercancel', {}],
    ['another finger comes down', 'pointerdown', { pointerId: 8 }],
    ['a key goes down', 'keydown', { repeat: false }],
    ['the finger slips far away', 'pointermove', { clientX: 100, clientY: 149 }],
    ['the window loses the focus', 'blur', {}],
    ['the page is hidden', 'visibilitychange', {}],
    ['the page is left', 'pagehide', {}],
    ['the page is frozen', 'freeze', {}],
  ])('leads nowhere when %s', (_, type, fields) => {
    press();
    after(300);
    tell(page, type, fields);
    expect(told).toEqual(['released']);
    after(1000);
    expect(told).toEqual(['released']);
  });

  it('ends when only its removed control hears of the finger coming up', () => {
    press();
    tell(control, 'touchend');
    after(1000);
    expect(told).toEqual(['released']);
  });

  it.each([
    ['the finger trembles', 'pointermove', { clientX: 120, clientY: 110 }],
    ['another finger, down before, comes up', 'pointerup', { pointerId: 8 }],
    ['a key repeats', 'keydown', { repeat: true }],
  ])('goes on when %s', (_, type, fields) => {
    press();
    tell(page, type, fields);
    after(350);
    expect(told).toEqual(['held']);
  });

  it('asks for no menu', () => {
    press();
    expect(tell(page, 'contextmenu').defaultPrevented).toBe(true);
  });

  it('gives way to a new one', () => {
    press();
    after(300);
    press();
    after(349);
    expect(told).toEqual(['released']);
    after(1);
    expect(told).toEqual(['released', 'held']);
  });

  it('of the keyboard waits its time and is broken off by any pointer', () => {
    press(null);
    tell(page, 'pointerup');
    expect(told).toEqual([]);
    tell(page, 'pointerdown');
    expect(told).toEqual(['released']);
  });
});

describe('letting go', () => {
  it('clicks nothing that has come to lie under the finger', () => {
    press();
    after(350);
    tell(page, 'pointerup');
    expect(tell(control, 'touchend').defaultPrevented).toBe(true);
    expect(tell(page, 'click', { detail: 1 }).defaultPrevented).toBe(true);
  });

  it('leaves the next press alone', () => {
    press();
    after(100);
    tell(page, 'pointerup');
    tell(page, 'pointerdown', { pointerId: 8 });
    expect(tell(page, 'click', { detail: 1 }).defaultPrevented).toBe(false);
  });
});
