import { describe, expect, it } from 'vitest';
import { NOBODY, nextSeat, ownerOf, seatOrNobody, seatOrNull, seatsFrom } from './seats.ts';

describe('seats', () => {
  it('go round clockwise', () => {
    expect([0, 1, 2].map((seat) => nextSeat(seat, 3))).toEqual([1, 2, 0]);
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(seatsFrom(0, 3)).toEqual([0, 1, 2]);
  });

  it('may be nobody: a number in engines, null in objects', () => {
    expect([seatOrNull(NOBODY), seatOrNull(0), seatOrNull(4)]).toEqual([null, 0, 4]);
    expect([seatOrNobody(null), seatOrNobody(0), seatOrNobody(4)]).toEqual([NOBODY, 0, 4]);
  });

  it('that own a view are known; the public table has no owner', () => {
    expect(ownerOf({ viewer: 2 })).toBe(2);
    expect(() => ownerOf({ viewer: null })).toThrow('a hand has an owner');
  });
});
