import { expect, test } from 'vitest';
import { blaze } from '../../../rules/index.ts';
import { position } from '../../../rules/testing/position.ts';
import { playWords } from '../../../rules/testing/by-word.ts';
import { game as words } from '../../../words/en/index.ts';
import { hintOf, namedIn } from './hint.ts';
import type { Plan } from './offer.ts';

const NOTHING: Plan = { moves: [], closing: null, view: null };

const people = ['Ana', 'Ben', 'Cy', 'Dora'].map((name, place) => ({
  name,
  place,
  emblem: 'fox' as const,
  colour: 'teal' as const,
}));

/** What Ben, who is Ash, finds once Ana has attacked with the yellow 5; red is trump. */
function foundWith(hand: string) {
  const s = playWords(
    position({ phase: 'kindling', trump: 'r', hands: ['y5 b1 b2', hand, 'b3 b4 b5', 'r2 r3'] }),
    '0 attack y5',
    '0 pass',
  );
  const view = blaze.view(s, 1);
  return { words, people, view, plan: NOTHING, target: 0 };
}
const hintWith = (hand: string): string => hintOf(foundWith(hand));

test('copies of a face that beats an attack card count one by one, as they light up', () => {
  expect(hintWith('y6 y6 y8 b9')).toBe('3 of your cards beat Sun 5; the cheapest is Sun 6.');
  expect(hintWith('y6 y6 b9')).toBe('2 of your cards beat Sun 5; the cheapest is Sun 6.');
});

test('a single card that beats is named', () => {
  expect(hintWith('y6 y2 b9')).toBe('Only Sun 6 beats Sun 5.');
});

test('the card that is named lights up, and nothing where there is none', () => {
  const found = foundWith('y6 y6 y8 b9');
  expect(namedIn(found)).toBe('y6');
  const { view } = foundWith('y6 y2 b9');
  expect(namedIn({ ...found, view: { ...view, taking: true } })).toBe(null);
  expect(namedIn({ ...found, view: { ...view, viewer: 0 } })).toBe(null);
});
