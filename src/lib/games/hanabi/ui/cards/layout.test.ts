import { expect, test } from 'vitest';
import { RANKS } from '../../rules/card.ts';
import { burstOf, spotsOf } from './layout.ts';

/** What the number and the sign in a corner take, from the edge of the card. */
const CORNER = { x: 25, y: 51 };
/** The upper left one and, turned round, the lower right one. */
const inACorner = (left: number, right: number, top: number, bottom: number): boolean =>
  (left < CORNER.x && top < CORNER.y) || (right > 100 - CORNER.x && bottom > 140 - CORNER.y);

test.each(RANKS)('a card has as many signs as its number: %s', (rank) => {
  expect(spotsOf(rank)).toHaveLength(rank);
});

test('no sign lies under what stands in a corner, on another, or over the edge', () => {
  for (const rank of RANKS) {
    const ring = spotsOf(rank);
    for (const { x, y, wide } of ring) {
      const [left, right, top, bottom] = [x - wide / 2, x + wide / 2, y - wide / 2, y + wide / 2];
      expect(Math.min(left, top, 100 - right, 140 - bottom), `${rank}`).toBeGreaterThan(3);
      expect(inACorner(left, right, top, bottom), `${rank} at ${x}, ${y}`).toBe(false);
      const near = ring.filter((spot) => Math.hypot(spot.x - x, spot.y - y) < wide);
      expect(near, `${rank} at ${x}, ${y}`).toHaveLength(1);
    }
  }
});

test('the higher a card, the larger its burst, and all of it is on the card', () => {
  const reach = RANKS.map((rank) => {
    const points = [...burstOf(rank).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
    expect(points.length).toBeGreaterThan(8 * (rank + 1));
    for (const [, x, y] of points) {
      expect(Math.min(Number(x), 100 - Number(x))).toBeGreaterThanOrEqual(3);
      expect(Math.min(Number(y), 140 - Number(y))).toBeGreaterThanOrEqual(3);
    }
    return Math.min(...points.map(([, , y]) => Number(y)));
  });
  expect(reach).toEqual([...new Set(reach)].toSorted((a, b) => b - a));
});
