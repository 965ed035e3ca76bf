import { expect, it } from 'vitest';
import { spotBeside } from './spots.ts';

const ROWS = [
  { seat: 1, cards: 5 },
  { seat: 2, cards: 4 },
  { seat: 0, cards: 5 },
];

it.each([
  ['ArrowRight', { seat: 1, slot: 0 }, { seat: 1, slot: 1 }],
  ['ArrowLeft', { seat: 1, slot: 0 }, null],
  ['ArrowRight', { seat: 2, slot: 3 }, null],
  ['ArrowDown', { seat: 1, slot: 4 }, { seat: 2, slot: 3 }],
  ['ArrowUp', { seat: 0, slot: 2 }, { seat: 2, slot: 2 }],
  ['ArrowDown', { seat: 0, slot: 2 }, null],
  ['x', { seat: 1, slot: 0 }, null],
])('%s leads from %j to %j', (key, from, to) => {
  expect(spotBeside(from, key, ROWS)).toEqual(to);
});
