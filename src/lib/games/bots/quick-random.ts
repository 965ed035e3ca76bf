import type { Random } from '../../core/random.ts';

/** Random integers that cost next to nothing, for playouts: xorshift32 (Marsaglia 2003). */
export class QuickRandom implements Random {
  private word: number;

  /** Starts where `random` says, so that one seed settles a whole search. */
  constructor(random: Random) {
    this.word = 1 + random.below(0x7fff_fffe);
  }

  /** 0 to `bound` - 1; `bound` below 65,536. */
  below(bound: number): number {
    this.word ^= this.word << 13;
    this.word ^= this.word >>> 17;
    this.word ^= this.word << 5;
    return ((this.word >>> 16) * bound) >>> 16;
  }
}
