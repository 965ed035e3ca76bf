import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGNS_OF_LIFE } from '../../../core/presence.ts';
import { Untouched } from './untouched.svelte.ts';

const page = new EventTarget();
const cover = vi.fn();
let hand: Untouched;
let unwatch: () => void;

const tell = (type: string, pointerId = 1) =>
  page.dispatchEvent(Object.assign(new Event(type), { pointerId, isPrimary: pointerId === 1 }));
const after = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  cover.mockClear();
  hand = new Untouched();
  unwatch = hand.watch(page, { seconds: 90, cover });
});

afterEach(() => {
  unwatch();
  vi.useRealTimers();
});

describe('a hand that nobody touches', () => {
  it('says so fifteen seconds before it is covered', () => {
    after(74.9);
    expect(hand.warns).toBe(false);
    after(0.1);
    expect(hand.warns).toBe(true);
    after(14.9);
    expect(cover).not.toHaveBeenCalled();
    after(0.1);
    expect(cover).toHaveBeenCalledTimes(1);
  });

  it('is covered sooner where that is the setting', () => {
    unwatch();
    unwatch = hand.watch(page, { seconds: 60, cover });
    after(59.9);
    expect(cover).not.toHaveBeenCalled();
    after(0.1);
    expect(cover).toHaveBeenCalledTimes(1);
  });

  it('is let alone once it is not watched any more', () => {
    after(80);
    unwatch();
    expect(hand.warns).toBe(false);
    tell('keydown');
    after(500);
    expect(cover).not.toHaveBeenCalled();
  });
});

describe('somebody who is there', () => {
  it.each(SIGNS_OF_LIFE)('keeps it open by a %s, warned or not', (sign) => {
    after(70);
    tell(sign);
    tell('pointerup');
    after(80);
    expect(hand.warns).toBe(true);
    tell(sign);
    tell('pointerup');
    expect(hand.warns).toBe(false);
    after(89);
    expect(cover).not.toHaveBeenCalled();
    after(1);
    expect(cover).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel'])(
    'holds it open by a finger that lies still, until its %s',
    (end) => {
      tell('pointerdown');
      after(500);
      expect(hand.warns).toBe(false);
      tell(end);
      after(90);
      expect(cover).toHaveBeenCalledTimes(1);
    },
  );

  it('is not taken to hold it by a finger whose end nobody was told', () => {
    tell('pointerdown', 2);
    tell('pointerdown');
    tell('pointerup');
    after(90);
    expect(cover).toHaveBeenCalledTimes(1);
  });

  it('holds it by the second of two fingers', () => {
    tell('pointerdown');
    tell('pointerdown', 2);
    tell('pointerup');
    after(500);
    expect(hand.warns).toBe(false);
  });
});
