import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secureRandom, SeededRandom, shuffle, type Random } from './random.ts';

/** Secure random integers whose words come from a list instead of the device. */
function fromWords(...words: readonly number[]): Random {
  const left = [...words];
  return secureRandom((cells) => {
    const word = left.shift();
    if (word === undefined) throw new Error('asked for more words than there are');
    cells[0] = word;
  });
}

describe('secure random integers', () => {
  it('are the rest of a random word', () => {
    expect(fromWords(17).below(10)).toBe(7);
    expect(fromWords(0).below(10)).toBe(0);
    expect(fromWords(5).below(1)).toBe(0);
  });

  it('throw away the words at the top that would favour low numbers', () => {
    // 2^32 is 429,496,729 tens and 6: the six highest words are one too many for 0 to 5.
    expect(fromWords(0xffff_ffff, 0xffff_fffa, 3).below(10)).toBe(3);
    expect(fromWords(0xffff_fff9).below(10)).toBe(9);
  });

  it('throw nothing away where the bound divides 2^32', () => {
    expect(fromWords(0xffff_ffff).below(16)).toBe(15);
    expect(fromWords(0xffff_ffff).below(2 ** 31)).toBe(2 ** 31 - 1);
  });

  it('come from every word alike', () => {
    // A small copy of the argument: with all words of the fair part, each result comes equally
    // often.
    const counts = new Map<number, number>();
    for (let word = 0; word < 6000; word++) {
      const result = fromWords(word).below(60);
      counts.set(result, (counts.get(result) ?? 0) + 1);
    }
    expect(new Set(counts.values())).toEqual(new Set([100]));
  });
});

describe('seeded random integers', () => {
  const draw = (seed: number): readonly number[] => {
    const random = new SeededRandom(seed);
    return Array.from({ length: 20 }, () => random.below(1000));
  };

  it('are the same for the same seed, and others for another', () => {
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
    expect(draw(0)).not.toEqual(draw(1));
  });

  it('lie below their bound', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, bound) => {
        const result = new SeededRandom(seed).below(bound);
        return Number.isInteger(result) && result >= 0 && result < bound;
      }),
    );
  });
});

/**
 * How far counts are from equal, as chi-squared over its degrees of freedom: about 1 for fair
 * chance.
 */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const squares = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return squares / (counts.length - 1);
}

/**
 * Words of a seeded generator in place of the device's, so that the test always sees the same
 * shuffles.
 */
function deviceLike(seed: number): Random {
  const seeded = new SeededRandom(seed);
  return secureRandom((cells) => {
    cells[0] = seeded.below(2 ** 16) * 2 ** 16 + seeded.below(2 ** 16);
  });
}

describe('a shuffle', () => {
  it('keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (cards, seed) => {
        const shuffled = shuffle([...cards], new SeededRandom(seed));
        expect(shuffled.sort()).toEqual([...cards].sort());
      }),
    );
  });

  it('returns the array it was given, typed ones too', () => {
    const cards = Int32Array.of(1, 2, 3);
    expect(shuffle(cards, new SeededRandom(1))).toBe(cards);
  });

  it.each([
    ['secure', deviceLike(3)],
    ['seeded', new SeededRandom(3)],
  ])('favours no face at any place (%s)', (_, random) => {
    const faces = 30;
    const counts = Array.from({ length: faces }, () => new Array<number>(faces).fill(0));
    for (let i = 0; i < 20_000; i++)
      shuffle(Array.from({ length: faces }, (_, face) => face), random).forEach((face, place) => {
        counts[place]![face]!++;
      }); // prettier-ignore
    // Of 30 counts each; 1.0 on average, and beyond 2.2 less than once in ten thousand.
    for (const place of counts) expect(unevenness(place)).toBeLessThan(2.2);
    expect(unevenness(counts.flat())).toBeLessThan(1.2);
  });

  it.each([
    ['secure', deviceLike(4)],
    ['seeded', new SeededRandom(4)],
  ])('brings every order of four equally often (%s)', (_, random) => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle([...'abcd'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()])).toBeLessThan(2.2);
  });
});
