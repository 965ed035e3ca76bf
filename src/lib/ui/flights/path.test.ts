import { describe, expect, test } from 'vitest';
import { framesOf } from './keyframes.ts';
import { boxAt, fitted, lengthOf, poseAt, sizeOf, STYLES, type AirPath } from './path.ts';

const MANNERS = ['throw', 'draw', 'gather', 'slide', 'float', 'turn'] as const;

const plate = { x: 10, y: 500, w: 40, h: 56 };
const lane = { x: 200, y: 200, w: 80, h: 112 };

const way = (change: Partial<AirPath> = {}): AirPath => ({
  manner: 'throw',
  a: plate,
  b: lane,
  via: null,
  tilt: 3,
  ms: 320,
  ...change,
});

describe('a flight', () => {
  test.each(MANNERS)('that goes by %s ends exactly where it is aimed at', (manner) => {
    const { x, y, w, h } = boxAt(way({ manner }), 1);
    expect([x, y, w, h].map((side) => Math.round(side * 100) / 100)).toEqual([200, 200, 80, 112]);
    expect(poseAt(way({ manner }), 1).turn).toBeCloseTo(0);
  });

  test.each(MANNERS)('that goes by %s is never drawn larger than it is', (manner) => {
    // What is thrown comes nearer to the eye; at its end it is as large as what it becomes.
    const most = STYLES[manner].squash > 0 ? 1.02 : 1.0001;
    for (let time = 0; time <= 1; time += 0.01)
      expect(poseAt(way({ manner }), time).scale).toBeLessThan(most);
  });

  test('rises above the straight line, and tilts to the side it is told', () => {
    const [low, high] = [poseAt(way(), 0.12), poseAt(way({ tilt: -3 }), 0.12)];
    expect(low.high).toBeGreaterThan(0.5);
    expect(low.turn).toBeGreaterThan(0);
    expect(high.turn).toBeLessThan(0);
  });

  test('passes by what it has to pass by', () => {
    const via = { x: 100, y: 300, w: 80, h: 112, turn: 5 };
    const { x, y } = boxAt(way({ manner: 'gather', a: lane, b: plate, via }), 0.34);
    expect([x, y].map(Math.round)).toEqual([100, 300]);
  });

  test('is drawn as large as the larger of its ends', () => {
    expect(sizeOf(way())).toEqual({ w: 80, h: 112 });
    expect(sizeOf(way({ a: lane, b: plate }))).toEqual({ w: 80, h: 112 });
  });
});

describe('what the browser is told', () => {
  test.each(MANNERS)('of %s names every moment once, in order, from first to last', (manner) => {
    const { thing } = framesOf(way({ manner }));
    const offsets = thing.offset as number[];
    expect(offsets[0]).toBe(0);
    expect(offsets.at(-1)).toBe(1);
    expect(offsets.toSorted((a, b) => a - b)).toEqual(offsets);
    for (const list of [thing['transform'], thing['opacity']])
      if (list) expect(list).toHaveLength(offsets.length);
  });

  test('lets what is thrown give way as it lands, longer than it flies', () => {
    expect(lengthOf(way())).toBe(400);
    const poses = framesOf(way()).thing['transform'] as string[];
    expect(poses.at(-2)).toMatch(/scale\(1\.0140,0\.9700\)$/);
    expect(poses.at(-1)).toMatch(/scale\(1\.0000,1\.0000\)$/);
  });
});

test('what fits a place lies in its middle, whole', () => {
  expect(fitted({ x: 0, y: 0, w: 100, h: 70 }, 1.4)).toEqual({ x: 25, y: 0, w: 50, h: 70 });
  expect(fitted({ x: 0, y: 0, w: 100, h: 700 }, 1.4, 40)).toEqual({ x: 30, y: 322, w: 40, h: 56 });
  expect(fitted(plate, undefined)).toBe(plate);
});
