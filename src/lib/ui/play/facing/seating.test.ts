import { describe, expect, it } from 'vitest';
import { evenPlaces } from '../../../core/people.ts';
import { seatsBySide } from './seating.ts';

const placed = (...places: readonly number[]) => places.map((place) => ({ place }));
const even = (players: number) => placed(...evenPlaces(players));

describe('plates on a large glass', () => {
  it('lie at their owners’ edges', () => {
    expect(seatsBySide(even(4), 0)).toEqual({ bottom: [0], left: [1], top: [2], right: [3] });
    expect(seatsBySide(even(5), 0)).toEqual({ bottom: [0], left: [1], top: [2, 3], right: [4] });
    expect(seatsBySide(even(3), 0)).toEqual({ bottom: [0], left: [1], top: [], right: [2] });
  });

  it('turn with the table', () => {
    expect(seatsBySide(even(4), 90)).toEqual({ bottom: [1], left: [2], top: [3], right: [0] });
  });

  it('lie side by side as their owners sit', () => {
    expect(seatsBySide(placed(20, 340), 0).bottom).toEqual([0, 1]);
    expect(seatsBySide(placed(160, 200), 0).top).toEqual([0, 1]);
    expect(seatsBySide(placed(70, 110), 0).left).toEqual([1, 0]);
    expect(seatsBySide(placed(290, 250), 0).right).toEqual([1, 0]);
  });
});
