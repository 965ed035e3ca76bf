import type { Card, Rank, Suit } from '../../rules/cards.ts';
import type { BlazeWords } from '../index.ts';
import { list } from '../../../../i18n/es/list.ts';
import { phases } from '../brief.ts';

const suits: Readonly<Record<Suit, string>> = { r: 'Llama', y: 'Sol', b: 'Escarcha' };
const firebird = 'Pájaro de fuego';
const rank = (rank: Rank): string => (rank === 'F' ? firebird : rank);

/** Words for what lies on the table and in hands. */
export const cards: BlazeWords['cards'] = {
  suits,
  firebird,
  rank,
  card: (card: Card) => `${rank(card[1] as Rank)} de ${suits[card[0] as Suit]}`,
  cards: (faces) => list(faces.map((face) => cards.card(face))),
  list,
  count: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
  trump: 'Triunfo',
  roles: { fire: 'Fuego', ash: 'Ceniza', ember: 'Ascua' },
  phases: phases.es,
};
