import { describe, expect, it } from 'vitest';
import {
  attackStrength,
  BEATEN_BY,
  beats,
  beatStrength,
  CARDS,
  cardOf,
  faceOf,
  FACES,
  priceWith,
  readFace,
  SUITS,
  type Card,
} from './cards.ts';

/** The cards that beat `attack` when `trump` is trump. */
const beatersOf = (attack: Card, trump: 'r' | 'y' | 'b'): readonly Card[] =>
  CARDS.filter((card) => beats(faceOf(card), faceOf(attack), SUITS.indexOf(trump)));

describe('R1: cards', () => {
  it('are thirty faces: three suits of 1 to 9 and a Firebird', () => {
    expect(CARDS.join(' ')).toBe(
      'r1 r2 r3 r4 r5 r6 r7 r8 r9 rF y1 y2 y3 y4 y5 y6 y7 y8 y9 yF b1 b2 b3 b4 b5 b6 b7 b8 b9 bF',
    );
  });

  it('have a word each, and no other word is a card', () => {
    expect(CARDS.map((card) => cardOf(faceOf(card)))).toEqual(CARDS);
    expect(['', 'r', 'r0', 'r10', 'g1', 'R1', 'rf', ' r1', '__proto__'].map(readFace)).toEqual(
      Array(9).fill(undefined),
    );
  });

  it('stop the program where a number is no face', () => {
    expect(() => cardOf(FACES)).toThrow('a face is 0 to 29');
    expect(() => faceOf('g1' as Card)).toThrow('a card has a face');
  });
});

describe('R5: strength', () => {
  it('is the rank, and a Firebird is 10 in attack and 0 when it beats', () => {
    const strengths = ['y1', 'b9', 'rF'].map((card) => [
      attackStrength(faceOf(card as Card)),
      beatStrength(faceOf(card as Card)),
    ]);
    expect(strengths).toEqual([[1, 1], [9, 9], [10, 0]]); // prettier-ignore
  });
});

describe('the price of a card', () => {
  it.each([
    ['its strength', 'y7', 7],
    ['of a trump, more than that of any other card', 'b1', 11],
    ['of a trump grows with its strength', 'b9', 19],
  ] as const)('is %s', (_, card, price) => {
    expect(priceWith(attackStrength, SUITS.indexOf('b'))(card)).toBe(price);
  });
});

describe('R6: beating', () => {
  it('takes an equal or higher card of the suit, or any trump', () => {
    expect(beatersOf('y7', 'b').join(' ')).toBe('y7 y8 y9 b1 b2 b3 b4 b5 b6 b7 b8 b9 bF');
  });

  it('of a trump takes an equal or higher trump', () => {
    expect(beatersOf('b7', 'b').join(' ')).toBe('b7 b8 b9');
  });

  it('of a Firebird takes a trump, and a trump Firebird will do', () => {
    expect(beatersOf('yF', 'b').join(' ')).toBe('b1 b2 b3 b4 b5 b6 b7 b8 b9 bF');
  });

  it('of a trump Firebird is impossible, with the same Firebird too', () => {
    expect(beatersOf('bF', 'b')).toEqual([]);
  });

  it('is never done by a Firebird that is not trump', () => {
    for (const attack of CARDS) {
      expect(beatersOf(attack, 'b')).not.toContain('yF');
      expect(beatersOf(attack, 'b')).not.toContain('rF');
    }
  });

  it('is the same in the table of sets the engine looks into', () => {
    for (const [trump, suit] of SUITS.entries())
      for (const [attack, card] of CARDS.entries()) {
        const set = BEATEN_BY[trump * FACES + attack]!;
        expect(CARDS.filter((_, face) => (set >> face) & 1)).toEqual(beatersOf(card, suit));
      }
  });
});
