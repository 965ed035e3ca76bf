import { describe, expect, it } from 'vitest';
import { evenPlaces } from '../../../../../core/people.ts';
import { edgesOf, seatsBySide } from './seating.ts';

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

describe('plates on a small glass', () => {
  const people = even(5);

  it('with controls go to those who are asked, the nearest below', () => {
    const edges = edgesOf({ people, turned: 0, asked: [2, 4], chosen: null });
    expect(edges).toEqual({ bottom: 4, top: 2, others: [0, 1, 3] });
  });

  it('leave the upper edge to the game where nobody else is asked', () => {
    const edges = edgesOf({ people, turned: 0, asked: [2], chosen: null });
    expect(edges).toEqual({ bottom: 2, top: null, others: [0, 1, 3, 4] });
  });

  it('come to the lower edge when they are tapped; somebody who is asked stays opposite', () => {
    const edges = edgesOf({ people, turned: 0, asked: [2, 4], chosen: 1 });
    expect(edges).toEqual({ bottom: 1, top: 2, others: [0, 3, 4] });
  });

  it('change edges when the one opposite is tapped', () => {
    const edges = edgesOf({ people, turned: 0, asked: [2, 4], chosen: 2 });
    expect(edges).toEqual({ bottom: 2, top: 4, others: [0, 1, 3] });
  });

  it('follow the turned table', () => {
    const edges = edgesOf({ people: even(4), turned: 180, asked: [0, 2], chosen: null });
    expect(edges).toEqual({ bottom: 2, top: 0, others: [3, 1] });
  });

  it('leave both edges free while nobody is asked', () => {
    const edges = edgesOf({ people: even(3), turned: 0, asked: [], chosen: null });
    expect(edges).toEqual({ bottom: null, top: null, others: [0, 1, 2] });
  });
});
