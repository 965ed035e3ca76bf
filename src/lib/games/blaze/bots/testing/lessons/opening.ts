import type { Lesson } from './lesson.ts';

/** How Fire opens a challenge. */
export const OPENING: readonly Lesson[] = [
  {
    why: 'Trumps are for beating: a low card opens in kindling',
    position: {
      phase: 'kindling',
      trump: 'r',
      hands: ['y2 y6 b8 r7 r9', 'y3 b5 y9 b2 b1', 'b3 y7 y8 b9 y4', 'r5 r6 b7 r8 y5'],
    },
    wrong: ['attack r7', 'attack r9'],
  },
  {
    why: 'Not even a low trump opens where low plain cards are at hand',
    position: {
      phase: 'kindling',
      trump: 'b',
      hands: ['y2 r2 b4 b9 r3', 'y3 b5 y9 b2 b1', 'b3 y7 y8 r9 y4', 'r5 r6 b7 r8 y5'],
    },
    wrong: ['attack b4', 'attack b9'],
  },
  {
    why: 'The trump Firebird is a weapon for burn',
    position: {
      phase: 'kindling',
      trump: 'y',
      hands: [
        'r3 b3 yF y8 r5',
        'y3 b5 y9 b2 b1',
        'b4 r7 y7 b9 y4',
        'r9 r6 b7 r8 y5',
        'r2 r4 b6 b8 y1',
      ],
    },
    wrong: ['attack yF', 'attack y8'],
  },
  {
    why: 'High trumps stay at home with three players too',
    position: {
      phase: 'kindling',
      trump: 'r',
      hands: ['y2 b3 r8 r9 rF', 'y3 b5 y9 b2 y4', 'b4 y7 y8 b9 y5'],
    },
    wrong: ['attack r8', 'attack r9', 'attack rF'],
  },
  {
    why: 'A pair of low cards can go together, a trump cannot be had back',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y4 b4 r9', 'y3 b5 y9', 'b3 y7 y8', 'b7 r8 y5'],
    },
    right: ['attack y4', 'attack b4'],
  },
  {
    why: 'Ash is known to beat the yellow card and then to be out: open with blue',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y5 b5', 'y7', 'b3 y8 y9', 'b7 r8 y4'],
    },
    known: { 1: 'y7' },
    right: ['attack b5'],
  },
  {
    why: 'Ash would be out by beating the plain card: the trump is dear, but holds it back',
    position: {
      phase: 'burn',
      trump: 'b',
      round: 2,
      hands: ['b6 y6', 'y8', 'y3 r8 r9'],
    },
    known: { 1: 'y8' },
    right: ['attack b6'],
  },
  {
    why: 'The same with five players',
    position: {
      phase: 'burn',
      trump: 'y',
      round: 2,
      hands: ['r4 b4', 'b9', 'r3 y8 y9', 'b7 r8 b2', 'b3 r5 y1'],
    },
    known: { 1: 'b9' },
    right: ['attack r4'],
  },
  {
    why: 'Ash is known to hold one card, and no trump: a plain Firebird cannot be beaten',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['yF y3', 'y9', 'b3 y8 b9', 'b7 r8 y4'],
    },
    known: { 1: 'y9' },
    right: ['attack yF'],
  },
  {
    why: 'Ash goes out if it beats with its last card: open with what is hard to beat',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y2 y9', 'b6', 'b3 y8 b9 r2', 'b7 r8 y4 b2'],
    },
    right: ['attack y9'],
  },
  {
    why: 'A known trump beats any plain card: the one higher trump holds Ash back',
    position: {
      phase: 'burn',
      trump: 'b',
      round: 2,
      hands: ['r9 b8', 'b5', 'r3 y8 y9', 'r7 r8 y4'],
    },
    known: { 1: 'b5' },
    right: ['attack b8'],
  },
];
