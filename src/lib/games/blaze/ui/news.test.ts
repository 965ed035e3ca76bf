import { expect, test } from 'vitest';
import { game as en } from '../words/en/index.ts';
import { game as es } from '../words/es/index.ts';
import { newsOf } from './news.ts';

const kindling = { phase: 'kindling' } as const;
const attack = { code: 'attacked', seat: 0, place: 0 } as const;

test.each([
  [{ ...attack, card: 'rF' }, kindling, ['firebird']],
  [{ ...attack, card: 'r9' }, kindling, []],
  [{ code: 'beat', seat: 1, card: 'bF', attack: 'r9', place: 0 }, kindling, ['firebird']],
  [
    { code: 'tookBack', seat: 0, card: 'r5', place: 4, returned: 'b5', to: 2 },
    kindling,
    ['takingBack'],
  ],
  [{ code: 'kindlingOver', stalemate: false, undrawn: 0 }, { phase: 'betting' }, ['bets']],
  [{ code: 'kindlingOver', stalemate: false, undrawn: 0 }, { phase: 'burn' }, []],
  [{ code: 'burnStarted', fire: 0 }, { phase: 'burn' }, ['burn']],
] as const)('%j is new', (event, view, news) => {
  expect(newsOf([event], view)).toEqual(news);
});

test('a private event explains nothing', () => {
  expect(newsOf([{ code: 'drewCards', seat: 0, cards: ['rF'] }], kindling)).toEqual([]);
});

test('all that is new is explained in every language', () => {
  expect(Object.keys(es.explained)).toEqual(Object.keys(en.explained));
});
