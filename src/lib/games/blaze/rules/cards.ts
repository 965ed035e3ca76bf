import { assert } from '../../../core/assert.ts';
import { RANKS, SUITS, type Card } from './card.ts';
import { below, isOneOf, lowestOf, setOf } from './sets.ts';

export { RANKS, SUITS, rankIn, type Card, type Rank, type Suit } from './card.ts';

/**
 * A face as the engine's small integer: 10 * suit + rank, 0 to 29, so that one 30-bit word holds a
 * set of faces.
 */
export type Face = number;

export const FACES = 30;
/** Copies of each face. */
export const COPIES = 2;
/** Ranks of each suit. */
export const RANK_COUNT = 10;

/** The Firebird among the ranks 0 to 9. */
export const FIREBIRD = 9;

/** The suit of a face, an index of `SUITS`. */
export const suitOf = (face: Face): number => (face / RANK_COUNT) | 0;

/** The rank of a face, an index of `RANKS`. */
export const rankOf = (face: Face): number => face % RANK_COUNT;

/** Every rank, as a set. */
export const ALL_RANKS = below(RANK_COUNT);

/** Every face in order: by suit, then by rank. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${suit}${rank}`),
);

const FACE_BY_CARD: ReadonlyMap<string, Face> = new Map(CARDS.map((card, face) => [card, face]));

/** The face a word names, or undefined where it names none. */
export const readFace = (word: string): Face | undefined => FACE_BY_CARD.get(word);

/** The face of a card. Stops on a word that names none: use `readFace` for what may be wrong. */
export function faceOf(card: Card): Face {
  const face = FACE_BY_CARD.get(card);
  assert(face !== undefined, 'a card has a face');
  return face;
}

/** The card of a face, 0 to 29. Stops on any other number. */
export function cardOf(face: Face): Card {
  const card = CARDS[face];
  assert(card !== undefined, 'a face is 0 to 29');
  return card;
}

/** What a Firebird counts on either side (R5). */
export const FIREBIRD_STRENGTH = { attack: 10, beat: 0 } as const;

/** The cards of a multiset of faces, sorted by suit, then rank, both copies side by side. */
export function cardsOf(once: number, twice: number): readonly Card[] {
  const cards: Card[] = [];
  // From one face of the set to the next: every view asks this of many sets, most of them small.
  for (let rest = once | twice; rest !== 0; rest &= rest - 1) {
    const face = lowestOf(rest);
    const card = cardOf(face);
    cards.push(card);
    if (isOneOf(face, twice)) cards.push(card);
  }
  return cards;
}

/** Strength as an attack card (R5): 1 to 9, Firebird 10. */
export const attackStrength = (face: Face): number =>
  rankOf(face) === FIREBIRD ? FIREBIRD_STRENGTH.attack : rankOf(face) + 1;

/** Strength as a beat card (R5): 1 to 9, Firebird 0. */
export const beatStrength = (face: Face): number =>
  rankOf(face) === FIREBIRD ? FIREBIRD_STRENGTH.beat : rankOf(face) + 1;

/**
 * What a card is worth keeping: its strength, as an attack or as a beat card, and for a trump so
 * much more that the weakest one comes before every other card. `trump` as the index of its suit.
 */
export const priceWith =
  (strength: (face: Face) => number, trump: number) =>
  (card: Card): number => {
    const face = faceOf(card);
    return strength(face) + (suitOf(face) === trump ? RANKS.length : 0);
  };

/** Whether `beat` beats `attack` when suit `trump` is trump (R6). */
export const beats = (beat: Face, attack: Face, trump: number): boolean =>
  suitOf(beat) === suitOf(attack)
    ? beatStrength(beat) >= attackStrength(attack)
    : suitOf(beat) === trump;

/** The faces that beat an attack card, as a set; by 30 * trump + attack. */
export const BEATEN_BY: Int32Array = Int32Array.from({ length: SUITS.length * FACES }, (_, i) => {
  const [trump, attack] = [(i / FACES) | 0, i % FACES];
  let faces = 0;
  for (let beat = 0; beat < FACES; beat++) if (beats(beat, attack, trump)) faces |= setOf(beat);
  return faces;
});
