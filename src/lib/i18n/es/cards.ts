import type { Card, Rank, Suit } from '../../games/blaze/rules/cards.ts';
import type { GameWords } from '../game-words.ts';
import { later } from '../later.ts';

const suits: Readonly<Record<Suit, string>> = { r: 'Llama', y: 'Sol', b: 'Escarcha' };
const firebird = 'Pájaro de fuego';
const rank = (rank: Rank): string => (rank === 'F' ? firebird : rank);
const lists = later(() => new Intl.ListFormat('es', { type: 'conjunction' }));

/** Words for what lies on the table and in hands. */
export const cards: GameWords['cards'] = {
  suits,
  firebird,
  rank,
  card: (card: Card) => `${rank(card[1] as Rank)} de ${suits[card[0] as Suit]}`,
  cards: (faces) => lists().format(faces.map((face) => cards.card(face))),
  list: (items) => lists().format(items),
  count: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
  trump: 'Triunfo',
  roles: { fire: 'Fuego', ash: 'Ceniza', ember: 'Ascua' },
  phases: {
    deal: 'Reparto',
    kindling: 'Encendido',
    betting: 'Apuestas',
    burn: 'Quema',
    over: 'Fin de la partida',
  },
};
