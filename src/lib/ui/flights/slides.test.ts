import { describe, expect, it } from 'vitest';
import { slideFrom } from './slides.ts';

const spot = (left: number, top: number, wide = 100, high = 140) => ({ left, top, wide, high });
const beginning = (frames: PropertyIndexedKeyframes | null) =>
  (frames?.['transform'] as readonly string[] | undefined)?.[0];

describe('what others make room for', () => {
  it('begins where it lay', () => {
    expect(beginning(slideFrom(spot(10, 20), spot(40, 5)))).toBe(
      'translate(-30px, 15px) scale(1.000)',
    );
  });

  it('stays where it is when nothing has moved, nor out of sight', () => {
    expect(slideFrom(spot(10, 20), spot(10, 21))).toBe(null);
    expect(slideFrom(spot(10, 20, 0, 0), spot(90, 20))).toBe(null);
    expect(slideFrom(spot(10, 20), spot(90, 20, 0, 0))).toBe(null);
  });

  it('shrinks where it keeps its shape, and is never squeezed', () => {
    expect(beginning(slideFrom(spot(0, 0, 110, 154), spot(50, 0)))).toContain('scale(1.100)');
    expect(beginning(slideFrom(spot(0, 0, 150, 140), spot(50, 0)))).toContain('scale(1.000)');
  });
});
