import type { Lesson } from './lesson.ts';

/** What Fire and Ember add, and when they stop. */
export const ADDING: readonly Lesson[] = [
  {
    why: 'The last card goes along with its twin in rank, and Fire is out first',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y4 b4', 'y3 b5 y9', 'b3 y7 y8', 'b7 r8 y5'],
    },
    after: ['0 attack y4'],
    right: ['attack b4'],
  },
  {
    why: 'Even a trump goes along when it is the last card',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y4 r4', 'y3 b5 y9', 'b3 y7 y8', 'b7 r8 y5'],
    },
    after: ['0 attack y4'],
    right: ['attack r4'],
  },
  {
    why: 'All is beaten, and the last card fits what Ash beat with',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y4 b7', 'y7 b5 y9', 'b3 y6 y8', 'b9 r8 y5'],
    },
    after: ['0 attack y4', '0 pass', '1 beat y7 on 0'],
    right: ['attack b7'],
  },
  {
    why: 'Ember too is out with its last card',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y4 b6 b8', 'y7 b5 y9', 'b4', 'b9 r8 y5'],
    },
    after: ['0 attack y4', '0 pass', '1 beat y7 on 0', '0 pass'],
    right: ['attack b4'],
  },
  {
    why: 'Ember throws its last card after what Ash takes',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y4 b6 b8', 'b5 b9', 'b4', 'y9 r8 y5'],
    },
    after: ['0 attack y4', '0 pass', '1 pass', '0 pass'],
    right: ['attack b4'],
  },
  {
    why: 'Ash takes: two low cards that fit are got rid of for nothing',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y4 b4 r4 b8', 'b5 b9 b3', 'b7 y6', 'y9 r8 y5'],
    },
    after: ['0 attack y4', '0 pass', '1 pass'],
    wrong: ['pass'],
  },
  {
    why: 'Ash takes, and a low card that fits makes room for a better one',
    position: {
      phase: 'kindling',
      trump: 'r',
      hands: ['y2 b2 b8 r7 r9', 'b6 b5 b9 b3 b1', 'r3 y7 y8 b9 y4', 'r5 r6 b7 r8 y5'],
    },
    after: ['0 attack y2', '0 pass', '1 pass'],
    right: ['attack b2'],
  },
  {
    why: 'Ember, too, throws a low card after what Ash takes',
    position: {
      phase: 'kindling',
      trump: 'r',
      hands: ['y2 b4 b8 r7 r9', 'b6 b5 b9 b3 b1', 'b2 y7 r8 r9 rF', 'r5 r6 b7 r8 y5'],
    },
    after: ['0 attack y2', '0 pass', '1 pass', '0 pass'],
    right: ['attack b2'],
  },
  {
    why: 'No trump Firebird for Ash as a present in kindling',
    position: {
      phase: 'kindling',
      trump: 'r',
      hands: ['yF b4 b8 r7 r9', 'b6 b5 b9 b3 b1', 'rF y7 r8 y9 b7', 'r5 r6 b7 r8 y5'],
    },
    after: ['0 attack yF', '1 pass', '0 pass'],
    right: ['pass'],
  },
  {
    why: 'No trump 9 for Ash as a present in kindling',
    position: {
      phase: 'kindling',
      trump: 'y',
      hands: ['r9 b4 b8 r7 y8', 'b6 b5 b2 b3 b1', 'y9 y7 r8 r6 b7', 'r5 y6 b7 r8 y5'],
    },
    after: ['0 attack r9', '1 pass', '0 pass'],
    right: ['pass'],
  },
  {
    why: 'All is beaten: a high trump that fits stays in hand',
    position: {
      phase: 'kindling',
      trump: 'b',
      hands: ['r2 y6 b9 b8 r7', 'r9 b5 y4 b3 y1', 'y3 y7 r8 r6 b7', 'r5 y6 b6 r3 y5'],
    },
    after: ['0 attack r2', '0 pass', '1 beat r9 on 0'],
    right: ['pass'],
  },
  {
    why: 'Ash would be out: its last card is known not to beat what fits',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y4 b7 y2', 'y7 y3', 'b3 y6 y8', 'b9 r8 y5'],
    },
    known: { 1: 'y7 y3' },
    after: ['0 attack y4', '0 pass', '1 beat y7 on 0'],
    right: ['attack b7'],
  },
  {
    why: 'Ember, too, holds Ash back where it can',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y4 y2 b2', 'y7 y3', 'b7 y6 y8', 'b9 r8 y5'],
    },
    known: { 1: 'y7 y3' },
    after: ['0 attack y4', '0 pass', '1 beat y7 on 0', '0 pass'],
    right: ['attack b7'],
  },
];
