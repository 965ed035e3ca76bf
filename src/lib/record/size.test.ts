import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceedsBytes } from './size.ts';

describe('the size of a text', () => {
  it.each([
    ['letters', 'a', 1],
    ['accents', 'é', 2],
    ['far scripts', '火', 3],
    ['pictures', '🔥', 4],
    ['half a character', '\ud83d', 3],
  ])('counts %s as UTF-8 does', (_, character, bytes) => {
    const text = character.repeat(10);
    expect(exceedsBytes(text, bytes * 10)).toBe(false);
    expect(exceedsBytes(text, bytes * 10 - 1)).toBe(true);
  });

  it.each([
    [0x7f, 1],
    [0x80, 2],
    [0x7ff, 2],
    [0x800, 3],
    [0xffff, 3],
    [0x1_0000, 4],
    [0x10_ffff, 4],
  ])('counts U+%x as %i bytes', (point, bytes) => {
    const text = String.fromCodePoint(point);
    expect(exceedsBytes(text, bytes)).toBe(false);
    expect(exceedsBytes(text, bytes - 1)).toBe(true);
  });

  it.each([
    ['accents', 'é', 2],
    ['far scripts', '火', 3],
    ['pictures', '🔥', 4],
  ])('counts %s among letters, too', (_, character, bytes) => {
    const text = `${'a'.repeat(20)}${character}`;
    expect(exceedsBytes(text, 20 + bytes)).toBe(false);
    expect(exceedsBytes(text, 20 + bytes - 1)).toBe(true);
  });

  it('is what an encoder makes of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, limit) => {
        expect(exceedsBytes(text, limit)).toBe(new TextEncoder().encode(text).length > limit);
      }),
      { numRuns: 40 },
    );
  });
});
