import { expect, it } from 'vitest';
import { count, countPlainly } from './testing/both.ts';
import { position, type Moment } from './testing/position.ts';
import { referenceAt } from './testing/reference.ts';

/** A moment by its name, with how many sequences of one move there are from it, of two, and on. */
interface Named {
  readonly name: string;
  readonly moment: Moment;
  readonly counts: readonly number[];
}

const MOMENTS: readonly Named[] = [
  {
    name: 'two seats, all clues there',
    moment: { hands: ['b1 b2 g3 r4 w5', 'y1 y1 g1 r2 b5'], deck: 'w1 w2 w3 r1 r1' },
    counts: [15, 275, 5125, 97765],
  },
  {
    name: 'three seats, two cards to draw, one storm left',
    moment: {
      hands: ['b1 b2 g3 r4 w5', 'y1 y1 g1 r2 b5', 'g2 g4 b3 w1 w2'],
      deck: 'r1 r5',
      clues: 1,
      storms: 1,
    },
    counts: [30, 380, 8240, 125420],
  },
  {
    name: 'four seats on the last lap, clues that match alone',
    moment: {
      hands: ['b4 r5 g3', 'b5 y1 y2 w3', 'y3 y3 w4 g4', 'w5 g5 r3 r4'],
      deck: '',
      stacks: [3, 2, 4, 2, 0],
      clues: 2,
      lap: 4,
      options: { emptyClues: false },
    },
    counts: [24, 588, 9498, 180300],
  },
  {
    name: 'five seats, the last card to draw, two cards from the end',
    moment: {
      hands: ['b5 r1 g1 w1', 'y5 y1 b1 b1', 'g1 r1 w1 y1', 'b2 g2 r2 w2', 'b3 g3 r3 w3'],
      deck: 'y3',
      stacks: [4, 5, 5, 5, 4],
      clues: 0,
      storms: 2,
      options: { stormScore: 'stacks' },
    },
    counts: [8, 264, 4192, 115456],
  },
];

/** The slow rules count less far. */
const MOST_PLAINLY = 6000;

it.each(MOMENTS)('sequences of moves are as many as ever, counted twice: $name', (named) => {
  const { moment, counts } = named;
  expect(counts.map((_, i) => count(position(moment), i + 1))).toEqual(counts);
  const short = counts.filter((sequences) => sequences <= MOST_PLAINLY);
  expect(short.map((_, i) => countPlainly(referenceAt(moment), i + 1))).toEqual(short);
});
