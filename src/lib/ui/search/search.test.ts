import { expect, test } from 'vitest';
import { Index, marked } from './search.ts';

const texts = [
  { title: 'The challenge', text: ['Fire opens with any card.', 'At most five cards attack.'] },
  { title: 'The Firebird', text: ['As an attack it counts 10.'] },
  { title: 'El Pájaro de fuego', text: ['Si ataca, vale 10.'] },
];
const index = new Index(texts);
const found = (question: string) => index.find(question).map(({ at }) => at);

test('finds a word by how it begins, the same word before a longer one', () => {
  expect(found('fire')).toEqual([0, 1]);
  expect(found('firebird')).toEqual([1]);
  expect(found('FIREB')).toEqual([1]);
});

test('finds without accents, and what is misspelt', () => {
  expect(found('pajaro')).toEqual([2]);
  expect(found('pájaro')).toEqual([2]);
  expect(found('firebrd')).toEqual([1]);
  expect(found('chalenge')).toEqual([0]);
  expect(found('pajaor')).toEqual([2]);
});

test('finds what has every word, and nothing by what is not there', () => {
  expect(found('attack 10')).toEqual([1]);
  expect(found('attack trump')).toEqual([]);
  expect(found('xylophone')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

test('marks the words that were found, as they are written', () => {
  const [first] = index.find('pajaro');
  expect(marked(texts[2]!.title, first!.words)).toEqual([
    { text: 'El ', found: false },
    { text: 'Pájaro', found: true },
    { text: ' de fuego', found: false },
  ]);
});
