import { describe, expect, it } from 'vitest';
import { evenPlaces } from '../../../../../core/people.ts';
import { edgesOf } from './seating.ts';

const even = (players: number) => evenPlaces(players).map((place) => ({ place }));

describe('plates on a small glass', () => {
  const people = even(5);

  it('with controls go to those who are asked, the nearest below', () => {
    const edges = edgesOf({ people, turned: 0, asked: [2, 4], chosen: null });
    expect(edges).toEqual({ bottom: 4, top: 2, round: [0, 1, 2, 3, 4] });
  });

  it('leave the upper edge to the game where nobody else is asked', () => {
    const edges = edgesOf({ people, turned: 0, asked: [2], chosen: null });
    expect(edges).toEqual({ bottom: 2, top: null, round: [0, 1, 2, 3, 4] });
  });

  it('come to the lower edge when they are tapped; somebody who is asked stays opposite', () => {
    const edges = edgesOf({ people, turned: 0, asked: [2, 4], chosen: 1 });
    expect(edges).toEqual({ bottom: 1, top: 2, round: [0, 1, 2, 3, 4] });
  });

  it('change edges when the one opposite is tapped', () => {
    const edges = edgesOf({ people, turned: 0, asked: [2, 4], chosen: 2 });
    expect(edges).toEqual({ bottom: 2, top: 4, round: [0, 1, 2, 3, 4] });
  });

  it('follow the turned table', () => {
    const edges = edgesOf({ people: even(4), turned: 180, asked: [0, 2], chosen: null });
    expect(edges).toEqual({ bottom: 2, top: 0, round: [2, 3, 0, 1] });
  });

  it('leave both edges free while nobody is asked', () => {
    const edges = edgesOf({ people: even(3), turned: 0, asked: [], chosen: null });
    expect(edges).toEqual({ bottom: null, top: null, round: [0, 1, 2] });
  });
});
