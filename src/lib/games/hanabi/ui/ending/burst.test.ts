import { expect, test } from 'vitest';
import { ringsOf } from './burst.ts';

/** How far out what is drawn reaches. */
function reachOf(height: number): number {
  const points = ringsOf(height).flatMap(({ tips }) => [
    ...tips.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g),
  ]);
  return Math.max(0, ...points.map(([, x, y]) => Math.hypot(Number(x), Number(y))));
}

test('a rocket that never left the ground has not burst', () => {
  expect(ringsOf(0)).toEqual([]);
});

test('the higher a rocket has climbed, the more rings it has, and the further it reaches', () => {
  for (const height of [1, 2, 3, 4, 5]) {
    expect(ringsOf(height)).toHaveLength(height);
    expect(reachOf(height)).toBeGreaterThan(reachOf(height - 1) + 5);
  }
});

test('a whole burst keeps within its picture', () => {
  expect(reachOf(5)).toBeLessThan(108);
});
