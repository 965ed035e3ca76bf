import type { Lesson } from './lesson.ts';

/** What Ash beats, with what, and what Ash takes. */
export const ANSWERING: readonly Lesson[] = [
  {
    why: 'The last card beats: Ash is out first',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['b5 y2 y3', 'b7', 'b3 y7 y8', 'r8 y5 y9'],
    },
    after: ['0 attack b5'],
    right: ['beat b7 on 0'],
  },
  {
    why: 'The last card beats, even if it is the highest trump',
    position: {
      phase: 'burn',
      trump: 'b',
      round: 2,
      hands: ['y5 y2 y3', 'b9', 'b3 y7 y8', 'r8 y6 y9'],
    },
    after: ['0 attack y5'],
    right: ['beat b9 on 0'],
  },
  {
    why: 'The suit itself beats: no trump is needed',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['b5 y2 y3', 'b6 r9 y4', 'b3 y7 y8', 'r8 y5 y9'],
    },
    after: ['0 attack b5', '0 pass'],
    right: ['beat b6 on 0'],
  },
  {
    why: 'The lowest trump will do',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y9 y2 y3', 'r2 r9 b4', 'b3 y7 y8', 'r8 y5 b8'],
    },
    after: ['0 attack y9', '0 pass'],
    right: ['beat r2 on 0'],
  },
  {
    why: 'A low card beats cheaply: a trump stays at home',
    position: {
      phase: 'kindling',
      trump: 'r',
      hands: ['y3 y6 b8 r7 b1', 'y4 b5 r9 r8 b2', 'b3 y7 y8 b9 y4', 'r5 r6 b7 r8 y5'],
    },
    after: ['0 attack y3', '0 pass'],
    right: ['beat y4 on 0'],
  },
  {
    why: 'The trump 9 is too dear for a 2',
    position: {
      phase: 'kindling',
      trump: 'r',
      hands: ['b2 y6 b8 r7 b1', 'b4 b5 r9 r8 y2', 'b3 y7 y8 b9 y4', 'r5 r6 b7 r8 y5'],
    },
    after: ['0 attack b2', '0 pass'],
    wrong: ['beat r9 on 0', 'beat r8 on 0'],
  },
  {
    why: 'An equal rank beats, and brings no new rank to the table',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y5 b7 y3', 'y5 y7 b2', 'b3 r7 y8', 'r8 b8 y9'],
    },
    after: ['0 attack y5', '0 pass'],
    right: ['beat y5 on 0'],
  },
  {
    why: 'One card cannot be beaten: a beat would only show a card, and a rank',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['yF rF y3', 'r2 y7 b2 b4', 'b3 r7 y8 y2', 'r8 b8 y9'],
    },
    after: ['0 attack yF', '0 attack rF', '0 pass'],
    right: ['pass'],
  },
  {
    why: 'Two cards beat two: nothing is left for the table to add to',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y3 b3 y8', 'y6 b6', 'b9 r7 y4', 'r8 b8 y9'],
    },
    after: ['0 attack y3', '0 attack b3'],
    right: ['beat y6 on 0', 'beat b6 on 1'],
  },
  {
    why: 'The higher card of the suit would be wasted on the lower attack',
    position: {
      phase: 'burn',
      trump: 'r',
      round: 2,
      hands: ['y3 y8 b8', 'y9 y4', 'b9 r7 b4', 'r8 b8 y2'],
    },
    after: ['0 attack y3', '0 pass'],
    right: ['beat y4 on 0'],
  },
  {
    why: 'Hands have rotated long enough: Ash beats at any price',
    position: {
      phase: 'kindling',
      trump: 'r',
      idle: 13,
      hands: ['y9 y6 b8 r7 b1', 'b4 b5 r9 rF y2', 'b3 y7 y8 b9 y4', 'r5 r6 b7 r8 y5'],
    },
    after: ['0 attack y9', '0 pass'],
    right: ['beat r9 on 0', 'beat rF on 0'],
  },
  {
    why: 'In burn too',
    position: {
      phase: 'burn',
      trump: 'r',
      idle: 12,
      hands: ['y9 y6 b8', 'b4 b5 r9 y2', 'b3 y7 y8', 'r6 b7'],
    },
    after: ['0 attack y9', '0 pass'],
    right: ['beat r9 on 0'],
  },
  {
    why: 'With three players, too, high trumps are for later',
    position: {
      phase: 'kindling',
      trump: 'b',
      hands: ['r4 y5 y3 b4 r7', 'r6 b9 b8 y3 y2', 'y7 b3 b7 r8 r2'],
    },
    after: ['0 attack r4', '0 pass'],
    wrong: ['beat b9 on 0', 'beat b8 on 0'],
  },
  {
    why: 'With five players, too, the high trump stays where the low one will do',
    position: {
      phase: 'kindling',
      trump: 'y',
      hands: [
        'b9 r5 r3 y2 r7',
        'y1 y8 r2 b2 y9',
        'r7 b3 b8 y4 b1',
        'b1 b2 y5 y6 r9',
        'r8 y4 b5 r4 b4',
      ],
    },
    after: ['0 attack b9', '0 pass'],
    wrong: ['beat y8 on 0', 'beat y9 on 0'],
  },
];
