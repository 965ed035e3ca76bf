import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Where uniform random integers come from. */
export interface Random {
  /** A uniformly random integer, 0 <= result < `bound`; `bound` from 1 to 2^31. */
  below(bound: number): number;
}

/**
 * Reproducible random integers for tests, searches and measurements. Never deals a real game: that
 * is `secureRandom`.
 */
export class SeededRandom implements Random {
  private readonly generator: RandomGenerator;

  /** `seed`: any integer; its low 32 bits count. */
  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  below(bound: number): number {
    return uniformInt(this.generator, 0, bound - 1);
  }
}

/**
 * Random integers for real deals, without bias: draws that would favour low numbers are thrown away
 * (rejection sampling). `fill`: fills the array with secure random words, as
 * `crypto.getRandomValues` does; given from outside because the pure layers know no browser.
 */
export function secureRandom(fill: (words: Uint32Array<ArrayBuffer>) => void): Random {
  const words = new Uint32Array(1);
  return {
    below(bound) {
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound);
      for (;;) {
        fill(words);
        const word = words[0] ?? 0;
        if (word < fair) return word % bound;
      }
    },
  };
}

/**
 * Shuffles `items` in place so that every order is equally likely (Fisher-Yates), and returns them.
 */
export function shuffle<Items extends { length: number; [index: number]: unknown }>(
  items: Items,
  random: Random,
): Items {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const swapped = items[i];
    items[i] = items[j];
    items[j] = swapped;
  }
  return items;
}
