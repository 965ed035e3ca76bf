import { expect, it } from 'vitest';
import { game } from './es/index.ts';

it.each([
  [['2'], 'No tienes ningún 2.'],
  [['2', '5'], 'No tienes ningún 2 ni ningún 5.'],
  [['2', '5', 'F'], 'No tienes ningún 2, ningún 5 ni ningún Pájaro de fuego.'],
] as const)('what is not held is joined by "ni": %j', (ranks, sentence) => {
  expect(game.hand.hint.noMatch(ranks)).toBe(sentence);
});

it.each([
  [0, 'fuera, en 1.er lugar'],
  [1, 'fuera, en 2.º lugar'],
  [2, 'fuera, en 3.er lugar'],
])('an ordinal before its noun is short where Spanish has it so: %d', (place, words) => {
  expect(game.table.marks.out(place)).toBe(words);
});
