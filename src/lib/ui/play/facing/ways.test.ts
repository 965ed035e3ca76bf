import { describe, expect, it } from 'vitest';
import { across, angleAt, apart, directionOf, facing, outwards, sideAt } from './ways.ts';

describe('where people sit', () => {
  it.each([
    [0, 'bottom'],
    [44, 'bottom'],
    [72, 'left'],
    [144, 'top'],
    [216, 'top'],
    [288, 'right'],
    [330, 'bottom'],
  ] as const)('at %i is the edge: %s', (angle, side) => {
    expect(sideAt(angle)).toBe(side);
  });

  it('turns with the table', () => {
    expect(sideAt(angleAt(90, 90))).toBe('bottom');
    expect(sideAt(angleAt(0, 90))).toBe('right');
    expect(angleAt(0, 270)).toBe(90);
  });

  it('says by how much their things are turned to face them', () => {
    expect(facing('left')).toBe(90);
    expect(facing('top')).toBe(180);
  });

  it('is as far apart either way round', () => {
    expect(apart(350, 20)).toBe(30);
    expect(apart(20, 350)).toBe(30);
    expect(apart(0, 180)).toBe(180);
  });
});

describe('the arrow of the cover', () => {
  it.each([
    [0, 180, 'down'],
    [90, 270, 'to the left'],
    [180, 0, 'up'],
    [270, 90, 'to the right'],
  ])('points from the middle to whoever sits at %i: %i degrees, %s', (angle, arrow) => {
    expect(outwards(angle)).toBe(arrow);
  });

  it.each([
    [90, 315, 'left'],
    [180, 0, 'across'],
    [270, 45, 'right'],
    [72, 306, 'left'],
    [144, 342, 'left'],
    [216, 18, 'right'],
  ] as const)(
    'points across the table to whoever sits %i from the holder: %i',
    (angle, arrow, way) => {
      expect(across(angle)).toBe(arrow);
      expect(directionOf(angle)).toBe(way);
    },
  );
});
