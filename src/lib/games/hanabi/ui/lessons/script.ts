import type { Card, Color, Rank } from '../../rules/cards.ts';
import type { Held, Lesson, LessonName, Position } from './lesson.ts';

type Mark = { readonly color?: Color; readonly rank?: Rank; readonly lit?: true };

/** A hand, with what is known of the cards in some of its slots. */
const hand = (
  cards: readonly Card[],
  marks: Readonly<Record<number, Mark>> = {},
): readonly Held[] =>
  cards.map((card, slot) => ({
    card,
    color: null,
    rank: null,
    lit: false,
    ...marks[slot],
  }));

const begun: Omit<Position, 'hands'> = {
  stacks: [0, 0, 0, 0, 0],
  clues: 8,
  storms: 3,
  deck: 40,
  discards: [],
};

const first: Lesson = {
  start: {
    ...begun,
    clues: 7,
    hands: {
      you: hand(['w2', 'y1', 'g3', 'b4', 'r2'], { 1: { rank: 1, lit: true } }),
      other: hand(['w4', 'b1', 'y4', 'w3', 'g5']),
    },
  },
  steps: [
    { wanted: { own: 'play', slots: [1], draws: 'g4' } },
    { wanted: { read: true }, then: { by: 'other', do: 'discard', slot: 0, draws: 'r1' } },
    { wanted: { clue: [1] } },
    { wanted: { read: true }, then: { by: 'other', do: 'play', slot: 0, draws: 'y2' } },
    { wanted: { read: true } },
  ],
};

const clue: Lesson = {
  start: {
    stacks: [0, 1, 2, 0, 0],
    clues: 4,
    storms: 3,
    deck: 35,
    discards: ['w4', 'y1'],
    hands: {
      you: hand(['w1', 'b2', 'y3', 'g3', 'w5']),
      other: hand(['r3', 'b4', 'r5', 'g4', 'y2']),
    },
  },
  steps: [
    { wanted: { clue: [3] } },
    { wanted: { answers: 3 } },
    { wanted: { read: true }, then: { by: 'other', do: 'play', slot: 0, draws: 'b1' } },
    { wanted: { read: true } },
  ],
};

const discard: Lesson = {
  start: {
    stacks: [2, 0, 1, 3, 0],
    clues: 0,
    storms: 3,
    deck: 31,
    discards: ['g4', 'r1', 'y2'],
    hands: {
      you: hand(['r1', 'g5', 'b4', 'w2', 'y3'], { 1: { rank: 5 }, 3: { color: 'w' } }),
      other: hand(['y4', 'g3', 'r4', 'b1', 'w1']),
    },
  },
  steps: [
    { wanted: { own: 'discard', slots: [0], draws: 'g1' } },
    { wanted: { answers: 3 } },
    { wanted: { read: true } },
  ],
};

const storms: Lesson = {
  start: {
    stacks: [1, 0, 2, 0, 1],
    clues: 3,
    storms: 3,
    deck: 34,
    discards: ['g4', 'w3'],
    hands: {
      you: hand(['r1', 'g2', 'r3', 'b5', 'y4'], { 0: { color: 'r' }, 2: { color: 'r', rank: 3 } }),
      other: hand(['w4', 'g3', 'b4', 'y5', 'w2']),
    },
  },
  steps: [
    { wanted: { own: 'play', slots: [0], draws: 'w1' } },
    { wanted: { answers: 3 } },
    { wanted: { own: 'play', slots: [1], draws: 'y3' } },
    { wanted: { read: true } },
  ],
};

const lap: Lesson = {
  start: {
    stacks: [5, 3, 4, 4, 2],
    clues: 1,
    storms: 2,
    deck: 0,
    discards: ['g4', 'g4', 'y3', 'y3'],
    hands: {
      you: hand(['y4', 'r1', 'b3', 'g1', 'w1']),
      other: hand(['w5', 'g2', 'y1', 'b2', 'r1']),
    },
  },
  steps: [
    { wanted: { clue: ['w', 5] } },
    { wanted: { read: true }, then: { by: 'other', do: 'play', slot: 0, draws: null } },
    { wanted: { answers: 3 } },
    { wanted: { read: true } },
  ],
};

/** The lessons by name, in the order in which they are offered. */
export const script: Readonly<Record<LessonName, Lesson>> = { first, clue, discard, storms, lap };
