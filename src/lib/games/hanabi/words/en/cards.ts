import type { Card, Color, Rank } from '../../rules/cards.ts';
import { list } from '../../../../i18n/en/list.ts';

const colors: Readonly<Record<Color, string>> = {
  b: 'Frost',
  g: 'Leaf',
  r: 'Flame',
  w: 'Moon',
  y: 'Sun',
};

/** Words for what lies on the table and in hands. */
export const cards = {
  /** Colours by the signs they are drawn as. */
  colors,
  /** A face in words: "Flame 4". */
  card: (card: Card): string => `${colors[card[0] as Color]} ${card[1]}`,
  /** Cards in a row, in the order given. */
  cards: (faces: readonly Card[]): string => list(faces.map((face) => cards.card(face))),
  /** What a clue names, of one card or of several: "Flame", "3", "3s". */
  hint: (hint: Color | Rank, count: number): string => {
    if (typeof hint === 'string') return colors[hint];
    return count === 1 ? `${hint}` : `${hint}s`;
  },
  list,
  count: (count: number): string => (count === 1 ? '1 card' : `${count} cards`),
  /** What cards of a hand are called, the oldest first. */
  slot: (slot: number): string => 'abcde'.charAt(slot),
  slots: (slots: readonly number[]): string => list(slots.map((slot) => cards.slot(slot))),
};
