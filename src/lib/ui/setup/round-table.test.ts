import { describe, expect, test } from 'vitest';
import { evenPlaces } from '../../core/people.ts';
import { arrowBetween, nearestPlace, seatPoint } from './round-table.ts';

describe('the drawn table', () => {
  test('has its first seat at the lower edge, and the next one at the left of the screen', () => {
    expect(seatPoint(0)).toMatchObject({ x: 50 });
    expect(seatPoint(0).y).toBeGreaterThan(80);
    expect(seatPoint(90).x).toBeLessThan(20);
    expect(seatPoint(180).y).toBeLessThan(20);
    expect(seatPoint(270).x).toBeGreaterThan(80);
  });

  test.each([
    { from: 0, to: 180, points: 'up along the left edge', turn: 270 },
    { from: 90, to: 270, points: 'to the right along the upper edge', turn: 0 },
    { from: 270, to: 90, points: 'to the left along the lower edge', turn: 180 },
  ])('points from $from to $to: $points', ({ from, to, turn }) => {
    expect(arrowBetween(from, to).turn).toBe(turn);
  });

  test.each([3, 4, 5])('knows where a plate is let go, with %i people', (players) => {
    const places = evenPlaces(players);
    places.forEach((place, seat) => {
      const { x, y } = seatPoint(place);
      expect(nearestPlace({ x: x + 4, y: y - 4 }, places)).toBe(seat);
    });
  });
});
