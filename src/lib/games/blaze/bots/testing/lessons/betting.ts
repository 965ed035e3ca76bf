import { BETS, type Lesson } from './lesson.ts';

/** Whom to bet on, and with what. */
export const BETTING: readonly Lesson[] = [
  {
    why: 'Who holds twelve cards while others hold two will be last',
    position: {
      phase: 'betting',
      trump: 'r',
      options: BETS,
      hands: ['y3 r8', 'y9 r9', 'b2 b3 b4 b5 b6 b7 y2 y4 y5 y6 y7 y8', 'b8 r7'],
    },
    right: ['bet 1 on 2'],
  },
  {
    why: 'With three players too, in round 2',
    position: {
      phase: 'betting',
      trump: 'r',
      round: 2,
      options: BETS,
      hands: ['y3 r8', 'b2 b3 b4 b5 b6 b7 y2 y4 y5 y6 y7', 'b8 r7'],
    },
    right: ['bet 1 on 1'],
  },
  {
    why: 'With five players too',
    position: {
      phase: 'betting',
      trump: 'b',
      options: { ...BETS, edition: 'classic' },
      hands: ['y3 b8', 'r9', 'y1 r1', 'b7 y9', 'r2 r3 r4 r5 r6 r7 y2 y4 y5 y6 y7'],
    },
    right: ['bet 1 on 4'],
  },
  {
    why: 'Who will be last itself keeps its 1: it would be a present',
    position: {
      phase: 'betting',
      trump: 'r',
      round: 2,
      options: BETS,
      hands: ['b2 b3 b4 b5 b6 b7 y2 y4 y5 y6 y7 y8', 'y9 r9', 'b8 r7', 'y3 r8'],
    },
    wrong: ['bet 1 on 1', 'bet 1 on 2', 'bet 1 on 3'],
  },
  {
    why: 'The 1 lies in front of the likely last, never of a seat with one card',
    position: {
      phase: 'betting',
      trump: 'r',
      options: BETS,
      hands: ['y3 r8 b7', 'y9', 'b2 b3 b4 b5 b6 y2 y4', 'b8'],
    },
    wrong: ['bet 1 on 1', 'bet 1 on 3'],
  },
  {
    why: 'A seat without cards is out at once: no 1 there',
    position: {
      phase: 'betting',
      trump: 'y',
      options: BETS,
      fire: 3,
      hands: ['', 'r9 r3', 'b2 b3 b4 b5 b6 y2 y4', 'b8 r4 y5'],
    },
    wrong: ['bet 1 on 0'],
  },
];
