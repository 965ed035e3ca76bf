import { expect, it } from 'vitest';
import { readsBroken, saidToYou } from '../../../i18n/testing/spoken-to.ts';
import { game as en } from './en/index.ts';
import { game as es } from './es/index.ts';

/** Whatever a sentence about that code needs. */
const about = (code: string) => ({
  seat: 0,
  first: 0,
  last: 0,
  turn: 0,
  to: code === 'clued' ? 1 : 0,
  card: 'r4',
  left: 1,
  cards: ['r4', 'b4'],
  rank: 3,
  color: null,
  slots: [0],
  score: 3,
  ending: 'lap',
});

it.each([
  ['en', en],
  ['es', es],
] as const)('who plays alone is spoken to as "you": %s', (language, words) => {
  const said = saidToYou({ words, measure: en, about });
  expect(said.length).toBeGreaterThan(25);
  expect(said.filter((message) => readsBroken(language, message))).toEqual([]);
});

it('a cover speaks in Spanish to one, or to several', () => {
  expect(es.status.away.one('Ana')).toMatch(/^Ana: .* tus propias cartas/);
  expect(es.status.away.several('Ana y Bo')).toMatch(/^Ana y Bo: .* vuestras propias cartas/);
});
