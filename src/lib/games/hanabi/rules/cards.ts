import { assert } from '../../../core/assert.ts';
import { COLORS, RANKS, type Card } from './card.ts';

export { COLORS, RANKS, colorIn, rankIn, type Card, type Color, type Rank } from './card.ts';

/** A face as the engine's small integer: 5 * color + rank - 1, 0 to 24. */
export type Face = number;

export const FACES = 25;
/** Ranks of each colour. */
export const RANK_COUNT = 5;
/** Cards in the deck. */
export const DECK_SIZE = 50;

/** The highest rank, by its index: it completes a stack. */
export const FIVE = 4;

/** How often each rank is there in a colour, by its index (H1). */
const COPIES_BY_RANK = [3, 2, 2, 2, 1] as const;

/** The colour of a face, an index of `COLORS`. */
export const colorOf = (face: Face): number => (face / RANK_COUNT) | 0;

/** The rank of a face, an index of `RANKS`. */
export const rankOf = (face: Face): number => face % RANK_COUNT;

/** Every face in order: by colour, then by rank. */
export const CARDS: readonly Card[] = COLORS.flatMap((color) =>
  RANKS.map((rank): Card => `${color}${rank}`),
);

/** Copies of each face in the deck. */
export const COPIES: readonly number[] = CARDS.map((_, face) => COPIES_BY_RANK[rankOf(face)]!);

/** The whole deck in order of face. */
export const WHOLE_DECK: readonly Card[] = CARDS.flatMap((card, face) =>
  Array<Card>(COPIES[face]!).fill(card),
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

/** The card of a face, 0 to 24. Stops on any other number. */
export function cardOf(face: Face): Card {
  const card = CARDS[face];
  assert(card !== undefined, 'a face is 0 to 24');
  return card;
}

/** The cards of a multiset, given as how many there are of each face, sorted. */
export const cardsOf = (copies: ArrayLike<number>): readonly Card[] =>
  CARDS.flatMap((card, face) => Array<Card>(copies[face]!).fill(card));
