import type { Lesson, LessonName } from './lesson.ts';

const challenge: Lesson = {
  trump: 'b',
  hands: {
    fire: ['y2', 'r2', 'y4', 'r7', 'b9'],
    ember: ['r4', 'y6', 'r8', 'y9', 'b3'],
    ash: ['y2', 'r3', 'r4', 'y9', 'b2'],
  },
  table: [],
  feathers: [],
  steps: [
    { wanted: { card: ['y2', 'r2'], by: 'fire' } },
    {
      wanted: { card: ['y2', 'r2'], by: 'fire' },
      then: [
        { by: 'ash', card: 'y2', on: 'y2' },
        { by: 'ash', card: 'r4', on: 'r2' },
      ],
    },
    { wanted: { read: true } },
    { wanted: { card: ['y4'], by: 'fire' } },
    { wanted: { card: ['r4'], by: 'ember' } },
    { wanted: { card: ['y9'], by: 'ash', on: 'y4' } },
    { wanted: { card: ['b2'], by: 'ash', on: 'r4' } },
    { wanted: { nothing: true }, clears: true },
    { wanted: { read: true } },
  ],
};

const attack: Lesson = {
  trump: 'y',
  hands: { fire: ['r5', 'b7', 'b2', 'r9', 'bF'] },
  table: [{ by: 'fire', attack: 'y2', beat: 'y5' }],
  feathers: [],
  steps: [
    { wanted: { card: ['r5', 'b2'], by: 'fire' } },
    { wanted: { card: ['r5', 'b2'], by: 'fire' } },
    { wanted: { read: true } },
  ],
};

const beat: Lesson = {
  trump: 'y',
  hands: { ash: ['r4', 'r9', 'b9', 'y1', 'y8'], fire: ['y6'] },
  table: [{ by: 'fire', attack: 'r6', beat: null }],
  feathers: [],
  steps: [
    { wanted: { card: ['r9', 'y1'], by: 'ash', on: 'r6' }, then: [{ by: 'fire', card: 'y6' }] },
    { wanted: { card: ['y8'], by: 'ash', on: 'y6' } },
    { wanted: { read: true } },
  ],
};

const firebird: Lesson = {
  trump: 'b',
  hands: { ash: ['r9', 'bF', 'yF', 'y9'], fire: ['b6', 'rF', 'bF'] },
  table: [{ by: 'fire', attack: 'rF', beat: null }],
  feathers: [],
  steps: [
    { wanted: { card: ['bF'], by: 'ash', on: 'rF' } },
    { wanted: { card: ['bF'], by: 'fire' } },
    { wanted: { read: true } },
  ],
};

const burn: Lesson = {
  trump: 'r',
  hands: { fire: ['y5', 'b5'], ash: ['r8', 'y3', 'b6'] },
  table: [],
  feathers: [4, 3, 2, 1],
  steps: [
    { wanted: { card: ['y5', 'b5'], by: 'fire' } },
    { wanted: { card: ['y5', 'b5'], by: 'fire' } },
    { wanted: { answers: 3 } },
    { wanted: { read: true } },
  ],
};

const bets: Lesson = {
  trump: 'r',
  hands: {},
  table: [],
  feathers: [],
  steps: [{ wanted: { answers: 3 } }, { wanted: { answers: 3 } }, { wanted: { read: true } }],
};

/** The lessons by name, in the order in which they are offered. */
export const script: Readonly<Record<LessonName, Lesson>> = {
  challenge,
  attack,
  beat,
  firebird,
  burn,
  bets,
};
