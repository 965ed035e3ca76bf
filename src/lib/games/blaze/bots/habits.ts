import { FACES, FIREBIRD, rankOf, SUITS, suitOf } from '../rules/cards.ts';

/**
 * How a player by rule of thumb weighs things in one phase. What cards cost and moves are worth is
 * in tenths of a rank.
 */
export interface PhaseHabits {
  /** What a card is worth keeping; by 30 * trump + face. */
  readonly cost: Int32Array;
  /** How much sooner a card is opened with if the hand holds more of its rank. */
  readonly pair: number;
  /** Up to which cost a further attack card is laid: all are beaten. */
  readonly goOn: number;
  /** The same while one is still unbeaten. */
  readonly pileUp: number;
  /** The same once Ash is taking. */
  readonly reward: number;
  /** What that rises by for each card of the deck, and for each of the hand. */
  readonly laidByDeck: number;
  readonly laidByHand: number;
  /** With so few cards everything is laid. */
  readonly nearlyOut: number;
  /**
   * What beating may cost: at all, for each card to beat, for each other card Ash would take, for
   * each card of the deck, and for each idle challenge before.
   */
  readonly beating: number;
  readonly beatingEach: number;
  readonly beatingByTaken: number;
  readonly beatingByDeck: number;
  readonly beatingByIdle: number;
  /** How much dearer a beat card is that brings a new rank to the table. */
  readonly newRank: number;
}

export interface Habits {
  readonly kindling: PhaseHabits;
  readonly burn: PhaseHabits;
}

/**
 * What cards are worth keeping: ten for a rank, and so much more for a trump; Firebirds by
 * themselves.
 */
function costs(worth: {
  readonly trump: number;
  readonly firebird: number;
  readonly trumpFirebird: number;
}): Int32Array {
  return Int32Array.from({ length: SUITS.length * FACES }, (_, i) => {
    const [trump, face] = [(i / FACES) | 0, i % FACES];
    const isTrump = suitOf(face) === trump;
    if (rankOf(face) === FIREBIRD) return isTrump ? worth.trumpFirebird : worth.firebird;
    return 10 * (rankOf(face) + 1) + (isTrump ? worth.trump : 0);
  });
}

const PLAIN_COSTS = costs({ trump: 100, firebird: 100, trumpFirebird: 200 });

const PLAIN: PhaseHabits = {
  cost: PLAIN_COSTS,
  pair: 0,
  goOn: 60,
  pileUp: 60,
  reward: 60,
  laidByDeck: 0,
  laidByHand: 0,
  nearlyOut: 0,
  beating: 0,
  beatingEach: 120,
  beatingByTaken: 0,
  beatingByDeck: 0,
  beatingByIdle: 0,
  newRank: 0,
};

/**
 * The greedy way: the cheapest card first, low cards added, everything beaten in burn. The
 * yardstick plays so.
 */
export const GREEDY: Habits = {
  kindling: PLAIN,
  burn: {
    ...PLAIN,
    goOn: 100,
    pileUp: 100,
    reward: 100,
    nearlyOut: 2,
    beating: 100_000,
    beatingEach: 0,
  },
};

/**
 * What proved strongest in many thousand games against the greedy way and against others of its
 * kind.
 */
export const SEASONED: Habits = {
  kindling: {
    cost: costs({ trump: 100, firebird: -22, trumpFirebird: 87 }),
    pair: 5,
    goOn: 92,
    pileUp: 26,
    reward: 81,
    laidByDeck: 3,
    laidByHand: -10,
    nearlyOut: 1,
    beating: -35,
    beatingEach: 63,
    beatingByTaken: 0,
    beatingByDeck: 6,
    // Without it hands rotate: nearly every game of three reached a dozen idle challenges in a row,
    // and now one in three hundred.
    beatingByIdle: 12,
    newRank: 3,
  },
  burn: {
    cost: costs({ trump: 85, firebird: 2, trumpFirebird: 179 }),
    pair: 22,
    goOn: 100,
    pileUp: 126,
    reward: 57,
    laidByDeck: 0,
    laidByHand: 24,
    nearlyOut: 4,
    beating: 325,
    beatingEach: 49,
    beatingByTaken: 29,
    beatingByDeck: 0,
    beatingByIdle: 0,
    newRank: 2,
  },
};
