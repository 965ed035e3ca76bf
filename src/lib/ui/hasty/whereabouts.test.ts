import { describe, expect, it } from 'vitest';
import { Whereabouts, type Bounds } from './whereabouts.ts';

/** A control, 10 px high. */
const [a, b] = [{ control: 'a' }, { control: 'b' }] as const;
const boxAt = (top: number, height = 10): Bounds => ({
  left: 0,
  top,
  right: 100,
  bottom: top + height,
});
const lying = (control: object, top: number, name = '', height = 10) => ({
  control,
  box: boxAt(top, height),
  name,
});
const at = (y: number) => ({ x: 50, y });

describe('since when a control covers a point', () => {
  it('has always been so of what was there at first', () => {
    const places = new Whereabouts();
    places.note([lying(a, 0)], 100);
    expect(places.coversSince(a, at(5))).toBe(-Infinity);
  });

  it('is when it came', () => {
    const places = new Whereabouts();
    places.note([], 0);
    places.note([lying(a, 0)], 100);
    places.note([lying(a, 0.5)], 200);
    expect(places.coversSince(a, at(5))).toBe(100);
  });

  it('is when it moved there, but where it has lain all the time', () => {
    const places = new Whereabouts();
    places.note([], 0);
    places.note([lying(a, 0)], 100);
    places.note([lying(a, 5)], 200);
    expect([places.coversSince(a, at(12)), places.coversSince(a, at(7))]).toEqual([200, 100]);
  });

  it('is when it came back', () => {
    const places = new Whereabouts();
    places.note([lying(a, 0), lying(b, 20)], 0);
    places.note([lying(b, 20)], 100);
    expect(places.coversSince(a, at(5))).toBe(Infinity);
    places.note([lying(a, 0), lying(b, 20)], 200);
    expect([places.coversSince(a, at(5)), places.coversSince(b, at(25))]).toEqual([200, -Infinity]);
  });

  it('is when it moved there and back', () => {
    const places = new Whereabouts();
    places.note([lying(a, 0)], 0);
    places.note([lying(a, 50)], 100);
    places.note([lying(a, 0)], 200);
    expect(places.coversSince(a, at(5))).toBe(200);
  });

  it('knows what was scrolled there from what came there', () => {
    const places = new Whereabouts();
    places.note([lying(a, 0)], 0);
    places.note([lying(a, 50)], 100, { only: true });
    expect(places.coversSince(a, at(55))).toBe(100);
    expect(places.coversSince(a, at(55), { rolling: true })).toBe(-Infinity);
    places.note([lying(a, 80)], 200);
    expect(places.coversSince(a, at(85), { rolling: true })).toBe(200);
  });

  it('knows so by how far the page was scrolled, too, while other things happened', () => {
    const places = new Whereabouts();
    places.note([lying(a, 80), lying(b, 60)], 0);
    places.note([lying(a, 30), lying(b, 30)], 100, { by: { x: 0, y: 50 } });
    expect(places.coversSince(a, at(35))).toBe(100);
    expect(places.coversSince(a, at(35), { rolling: true })).toBe(-Infinity);
    expect(places.coversSince(b, at(35), { rolling: true })).toBe(100);
  });
});

describe('what a control says', () => {
  it('is known since it says so, wherever it lies', () => {
    const places = new Whereabouts();
    places.note([lying(a, 0, 'Play')], 0);
    places.note([lying(a, 50, 'Play')], 100);
    expect(places.namedSince(a)).toBe(-Infinity);
    places.note([lying(a, 50, 'Beat')], 200);
    expect(places.namedSince(a)).toBe(200);
  });
});

it('tells what lies elsewhere than it was told', () => {
  const places = new Whereabouts();
  places.note([lying(a, 0)], 0);
  expect(places.isElsewhere(a, boxAt(0))).toBe(false);
  expect(places.isElsewhere(a, boxAt(2))).toBe(true);
  expect(places.isElsewhere(a, boxAt(0, 20))).toBe(true);
  expect(places.isElsewhere(b, boxAt(0))).toBe(true);
  places.note([], 100);
  expect(places.isElsewhere(a, boxAt(0))).toBe(true);
});
