import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Peek } from './peek.ts';

const page = new EventTarget();
let peek: Peek;
/** By how much the hand is turned. */
let turn: number;
const cover = vi.fn<() => void>();

interface Finger {
  readonly id?: number;
  readonly x?: number;
  readonly y?: number;
  readonly first?: boolean;
  /** What it presses. */
  readonly on?: EventTarget;
}

/** Tells the page of a finger. */
function tell(
  type: string,
  { id = 1, x = 500, y = 500, first = true, on = page }: Finger = {},
): void {
  const at = { clientX: x, clientY: y };
  const event = Object.assign(new Event(type), { pointerId: id, ...at, isPrimary: first });
  Object.defineProperty(event, 'target', { value: on });
  page.dispatchEvent(event);
}

/** The end of a touch, told to the pressed control alone. */
const endTouch = (control: EventTarget, type: string, y: number): void =>
  void control.dispatchEvent(
    Object.assign(new Event(type), { changedTouches: [{ clientX: 500, clientY: y }] }),
  );

/** A hand was opened by a finger. */
function peeks(finger: Finger = {}): void {
  tell('pointerdown', finger);
  peek.coverWhenLifted(cover);
}

beforeEach(() => {
  cover.mockClear();
  turn = 0;
  peek = new Peek(() => turn);
  return peek.follow(page);
});

describe('a hand one peeks into', () => {
  it.each(['pointerup', 'pointercancel'])('is covered at %s', (type) => {
    peeks();
    expect(cover).not.toHaveBeenCalled();
    tell(type);
    expect(cover).toHaveBeenCalledOnce();
  });

  it('stays open where the finger slid up, and not where the touch was taken away', () => {
    peeks();
    tell('pointerup', { y: 400 });
    expect(cover).not.toHaveBeenCalled();
    peeks();
    tell('pointercancel', { y: 400 });
    expect(cover).toHaveBeenCalledOnce();
  });

  it.each([
    [90, { x: 600 }, { y: 400 }],
    [180, { y: 600 }, { y: 400 }],
    [270, { x: 400 }, { x: 600 }],
  ])('stays open where the finger slid away from an owner turned by %i', (degrees, away, other) => {
    turn = degrees;
    peeks();
    tell('pointerup', away);
    expect(cover).not.toHaveBeenCalled();
    peeks();
    tell('pointerup', other);
    expect(cover).toHaveBeenCalledOnce();
  });

  it.each(['touchend', 'touchcancel'])(
    'is covered where the pressed control alone hears of %s, once',
    (type) => {
      const control = new EventTarget();
      peeks({ on: control });
      endTouch(control, type, 500);
      expect(cover).toHaveBeenCalledOnce();
      tell('pointerup');
      expect(cover).toHaveBeenCalledOnce();
    },
  );

  it('stays open where only the control hears of a finger that slid up', () => {
    const control = new EventTarget();
    peeks({ on: control });
    endTouch(control, 'touchend', 400);
    expect(cover).not.toHaveBeenCalled();
  });

  it('is covered by the next finger where nobody told that the first was lifted', () => {
    peeks({ id: 1 });
    tell('pointerdown', { id: 2 });
    expect(cover).toHaveBeenCalledOnce();
    peeks({ id: 3 });
    tell('pointerup', { id: 3 });
    expect(cover).toHaveBeenCalledTimes(2);
  });

  it('follows the first of several fingers', () => {
    peeks({ id: 1 });
    tell('pointerdown', { id: 2, first: false });
    tell('pointerup', { id: 2, first: false });
    expect(cover).not.toHaveBeenCalled();
    tell('pointerup', { id: 1 });
    expect(cover).toHaveBeenCalledOnce();
  });

  it('that was opened by key stays open', () => {
    peek.coverWhenLifted(cover);
    tell('pointerdown');
    tell('pointerup');
    expect(cover).not.toHaveBeenCalled();
  });
});
