/** Where uniform random integers come from. */
export interface Random {
  /** A uniformly random integer, 0 <= result < `bound`; `bound` from 1 to 2^31. */
  below(bound: number): number;
}

/**
 * Reproducible random integers for tests, searches and measurements: sfc32 (Chris Doty-Humphrey, PractRand), which
 * takes a few machine words and no allocation a draw. Never deals a real game: that is `secureRandom`.
 */
export class SeededRandom implements Random {
  private a: number;
  private b: number;
  private c = 0;
  private counter = 1;

  /** `seed`: any integer; its low 32 bits count. */
  constructor(seed: number) {
    this.a = seed | 0;
    this.b = Math.imul(seed, 0x9e3779b9) | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** Scales the upper bits; the bias is below bound / 2^32. */
  below(bound: number): number {
    return Math.floor(((this.next() >>> 0) / 0x1_0000_0000) * bound);
  }

  private next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }
}

/**
 * Random integers for real deals, without bias: draws that would favour low numbers are thrown away (rejection sampling).
 * `fill`: fills the array with secure random words, as `crypto.getRandomValues` does; given from outside because the pure
 * rooms know no browser.
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

/** Shuffles `items` in place so that every order is equally likely (Fisher-Yates), and returns them. */
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
