import { expect, it } from 'vitest';
import { readsBroken, saidToYou } from '../../../i18n/testing/spoken-to.ts';
import { game as en } from './en/index.ts';
import { game as es } from './es/index.ts';

/** Whatever a sentence about that code needs. */
const about = (code: string) => ({
  seat: 0,
  turn: 0,
  fire: 0,
  ash: 1,
  ember: 2,
  to: 1,
  winner: 0,
  trump: 'b',
  round: 1,
  trumpCard: 'r4',
  card: 'r4',
  returned: 'b2',
  attack: 'b5',
  cards: ['r4', 'b4'],
  value: 1,
  count: 2,
  limit: 3,
  undrawn: 0,
  stalemate: false,
  feather: true,
  ranks: ['4'],
  rank: '4',
  on: code === 'betOn' ? 0 : [1, 0],
  values: [0, 1],
  won: [1, 0],
  scores: [3, 2],
});

it.each([
  ['en', en],
  ['es', es],
] as const)('who plays alone is spoken to as "you": %s', (language, words) => {
  const said = saidToYou({ words, measure: en, about, names: ['ash'] });
  expect(said.length).toBeGreaterThan(25);
  expect(said.filter((message) => readsBroken(language, message))).toEqual([]);
});
