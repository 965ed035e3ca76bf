import { expect, test } from 'vitest';
import { game as en } from '../words/en/index.ts';
import { game as es } from '../words/es/index.ts';
import { newsOf } from './news.ts';

const card = { seat: 0, slot: 0, card: 'r5' } as const;

test.each([
  [{ code: 'clued', seat: 0, to: 1, color: 'r', rank: null, slots: [] }, ['clued']],
  [{ code: 'storm', left: 2, ...card }, ['storm']],
  [{ code: 'stackComplete', color: 'r', clueBack: false }, ['stackComplete']],
  [{ code: 'lastLap', last: 1 }, ['lastLap']],
  [{ code: 'built', ...card }, []],
  [{ code: 'drew', seat: 1 }, []],
] as const)('%j is new', (event, news) => {
  expect(newsOf([event])).toEqual(news);
});

test('a private event explains nothing', () => {
  expect(newsOf([{ code: 'drewCard', seat: 0, card: 'r5' }])).toEqual([]);
});

test('all that is new is explained, and nothing else, in every language', () => {
  const codes = ['clued', 'lastLap', 'stackComplete', 'storm'];
  for (const { explained } of [en, es]) expect(Object.keys(explained).sort()).toEqual(codes);
});
