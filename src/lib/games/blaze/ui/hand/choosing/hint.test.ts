import { describe, expect, it, test } from 'vitest';
import type { Card } from '../../../rules/cards.ts';
import { blaze } from '../../../rules/index.ts';
import { position } from '../../../rules/testing/position.ts';
import { playWords } from '../../../rules/testing/by-word.ts';
import { game as words } from '../../../words/en/index.ts';
import { hintOf, namedIn } from './hint.ts';
import { actOf } from './labels.ts';
import { stillLegal, opensInstead, type BlazePlan } from './offer.ts';

const NOTHING: BlazePlan = { moves: [], closing: null, view: null, lead: null };

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

describe('Ash, once all is beaten in the burn, and nobody may add', () => {
  /** Ben has laid y6 ready on y5, and these cards to lead with. */
  function leading(...cards: readonly Card[]) {
    const s = playWords(
      position({ phase: 'burn', trump: 'r', hands: ['y5 b1 b2', 'y6 y7 b7 bF', 'b3 b4', 'r2'] }),
      ...['0 attack y5', '0 pass'],
    );
    const view = blaze.view(s, 1);
    playWords(s, '1 beat y6 on 0');
    const beaten = blaze.view(s, 1);
    playWords(s, '0 pass', '2 pass', ...cards.map((card) => `1 attack ${card}`));
    const lead = {
      moves: cards.map((card) => ({ seat: 1, do: 'attack', card }) as const),
      view: blaze.view(s, 1),
    };
    const moves = [{ seat: 1, do: 'beat', card: 'y6', on: 0 }] as const;
    return { view, plan: { moves, closing: null, view: beaten, lead } };
  }

  it('is told that they may choose what they lead with, and what they have chosen', () => {
    const said = (...cards: readonly Card[]) =>
      hintOf({ words, people, ...leading(...cards), target: null });
    expect(said()).toMatch(/If nobody adds, you lead: choose/);
    expect(said('y7')).toBe('If nobody adds, you lead with Sun 7.');
  });

  it('reads on the button both what beats and what is led with', () => {
    const act = (...cards: readonly Card[]) => {
      const { view, plan } = leading(...cards);
      return actOf(words, view, plan);
    };
    expect(act()).toBe('Beat Sun 5 with Sun 6');
    expect(act('y7', 'b7')).toBe('Beat it, then lead two 7s');
  });

  it('can add cards of the number that lies ready, or choose another in its place', () => {
    const { view, plan } = leading('y7');
    expect(stillLegal(view, plan).flatMap((move) => ('card' in move ? move.card : []))).toEqual([
      'b7',
    ]);
    expect(opensInstead(view, plan, 'bF')).toEqual({ seat: 1, do: 'attack', card: 'bF' });
    expect(opensInstead(view, plan, 'b7')).toBeNull();
    expect(opensInstead(view, plan, 'y6')).toBeNull();
  });
});
