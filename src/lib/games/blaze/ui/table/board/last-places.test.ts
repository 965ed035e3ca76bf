import { expect, it } from 'vitest';
import { lastPlacesOf } from './last-places.ts';

const lying = (attack: string, beat: string | null = null) =>
  ({ attack, beat, by: 0 }) as Parameters<typeof lastPlacesOf>[1][number];

it('finds cards by which they attack or beat', () => {
  expect(lastPlacesOf(['b3'], [lying('r1', 'r2'), lying('y1', 'b3')])).toEqual([1]);
  expect(lastPlacesOf(['r1'], [lying('r1'), lying('y1')])).toEqual([0]);
  expect(lastPlacesOf([], [lying('r1')])).toEqual([]);
});

it('of two alike takes the one that came last, and both where both are meant', () => {
  const table = [lying('r1', 'r2'), lying('r1'), lying('b1')];
  expect(lastPlacesOf(['r1'], table)).toEqual([1]);
  expect(lastPlacesOf(['r1', 'r1'], table)).toEqual([1, 0]);
});
