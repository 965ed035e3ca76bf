import { expect, test } from 'vitest';
import { beats, CARDS, faceOf, SUITS, type Card, type Suit } from '../../../rules/cards.ts';
import { switchesFor } from '../../../rules/rulebook.ts';
import { game as en } from '../../../words/en/index.ts';
import { game as es } from '../../../words/es/index.ts';
import { taughtOf } from './teach.ts';

const teach = (card: Card, trump: Suit, words = en, options = {}) =>
  taughtOf(card, { trump, switches: switchesFor(options, 4) }, words).join(' ');

test.each([
  ['y8', 'y', 'only Sun 8 or higher beats it', 'every Flame and Frost, and Sun 1 to 8'],
  ['y8', 'r', 'Sun 8 or higher beats it, and any trump', 'it beats Sun 1 to 8.'],
  ['b9', 'r', 'Frost 9 beats it, and any trump', 'Frost 1 to 9'],
  ['r1', 'b', 'Flame 1 or higher', 'it beats Flame 1.'],
  ['rF', 'r', 'nothing beats it', 'it beats every Sun and Frost'],
  ['rF', 'b', 'only trump beats it', 'it beats nothing'],
] as const)('%s with %s for trump', (card, trump, attacks, answers) => {
  expect(teach(card, trump)).toContain(attacks);
  expect(teach(card, trump)).toContain(answers);
});

test('what beats a card, and what it beats, is what the rules say', () => {
  for (const trump of SUITS)
    for (const card of CARDS) {
      const by = (one: Card, other: Card) =>
        beats(faceOf(one), faceOf(other), SUITS.indexOf(trump));
      const said = teach(card, trump);
      expect(said.includes('nothing beats it')).toBe(!CARDS.some((one) => by(one, card)));
      expect(said.includes('it beats nothing')).toBe(!CARDS.some((one) => by(card, one)));
      const others = CARDS.filter((one) => one[0] !== card[0]);
      expect(said.includes('it beats every')).toBe(others.every((one) => by(card, one)));
    }
});

test('a Firebird says what it counts, and what follows it at this table', () => {
  expect(teach('yF', 'b')).toContain('10 for Fire and Ember, and 0 for Ash');
  expect(teach('yF', 'b')).toContain('other Firebirds may follow');
  expect(teach('yF', 'b', en, { firebirdMatch: 'value' })).toContain('after a beat, nothing');
});

test('says as much in Spanish', () => {
  expect(teach('y8', 'y', es)).toContain('solo le gana el 8 de Sol o una más alta');
  expect(teach('y8', 'y', es)).toContain('todas las de Llama y Escarcha, y a Sol del 1 al 8');
});
