import type { Card, Color, Rank } from '../../rules/cards.ts';
import type { cards as english } from '../en/cards.ts';
import { list } from '../../../../i18n/es/list.ts';

const colors: Readonly<Record<Color, string>> = {
  b: 'Escarcha',
  g: 'Hoja',
  r: 'Llama',
  w: 'Luna',
  y: 'Sol',
};

/** What a clue names where no card has it: "ninguna carta de Llama", "ningún 5". */
export const none = (named: Color | Rank): string =>
  typeof named === 'string' ? `ninguna carta de ${colors[named]}` : `ningún ${named}`;

/** Words for what lies on the table and in hands. */
export const cards: typeof english = {
  colors,
  card: (card: Card) => `${card[1]} de ${colors[card[0] as Color]}`,
  cards: (faces) => list(faces.map((face) => cards.card(face))),
  hint: (hint) => (typeof hint === 'string' ? colors[hint] : `${hint}`),
  list,
  count: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
  slot: (slot) => 'abcde'.charAt(slot),
  slots: (slots) => list(slots.map((slot) => cards.slot(slot))),
};
