import { expect, test } from 'vitest';
import { ragged } from './edge.ts';
import { endOf, glowAt, rising, struck } from './spark.ts';

const box = { x: 100, y: 300, w: 80, h: 112 };

test('sparks rise from a box while its edge climbs, the same ones every time', () => {
  const sparks = rising([{ box, delay: 90 }], 12, 650, 7);
  expect(sparks).toEqual(rising([{ box, delay: 90 }], 12, 650, 7));
  expect(sparks).toHaveLength(12);
  for (const spark of sparks) {
    expect(spark.born).toBeGreaterThanOrEqual(90);
    expect(spark.x).toBeGreaterThanOrEqual(box.x);
    expect(spark.x).toBeLessThanOrEqual(box.x + box.w);
    expect(glowAt(spark, spark.born + 300)!.y).toBeLessThan(spark.y);
  }
});

test('a spark is there for its life, and no longer', () => {
  const [spark] = struck({ box, delay: 0 }, 8, 1);
  expect(glowAt(spark!, spark!.born - 1)).toBe(null);
  expect(glowAt(spark!, spark!.born + spark!.life + 1)).toBe(null);
  expect(glowAt(spark!, spark!.born + spark!.life)!.alpha).toBeCloseTo(0);
  expect(endOf([spark!])).toBe(spark!.born + spark!.life);
});

test('sparks of a burst are on the same ways, and faster', () => {
  const [slow, fast] = [struck({ box, delay: 0 }, 8, 1), struck({ box, delay: 0 }, 8, 1, 2)];
  for (const [i, spark] of fast.entries()) {
    expect(spark.vx).toBeCloseTo(2 * slow[i]!.vx);
    expect(spark.born).toBe(slow[i]!.born);
  }
});

test('what has struck sends sparks to all sides', () => {
  const sparks = struck({ box, delay: 0 }, 8, 1);
  const sides = sparks.map(({ vx, vy }) => `${vx > 0} ${vy > -30}`);
  expect(new Set(sides).size).toBe(4);
});

test('an edge stays within how rough it may be, and no two are alike', () => {
  const [one, other] = [ragged(7, 20), ragged(38, 20)];
  for (const high of [...one, ...other]) {
    expect(high).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(20);
  }
  expect(one).not.toEqual(other);
});
