import type { Card, Rank, Suit } from '../../games/blaze/rules/cards.ts';
import { later } from '../later.ts';

const suits: Readonly<Record<Suit, string>> = { r: 'Flame', y: 'Sun', b: 'Frost' };
const firebird = 'Firebird';
const rank = (rank: Rank): string => (rank === 'F' ? firebird : rank);
const lists = later(() => new Intl.ListFormat('en', { type: 'conjunction' }));

/** Words for what lies on the table and in hands. */
export const cards = {
  suits,
  firebird,
  rank,
  /** A face in words: "Flame 4", "Sun Firebird". */
  card: (card: Card): string => `${suits[card[0] as Suit]} ${rank(card[1] as Rank)}`,
  /** Cards in a row, in the order given. */
  cards: (faces: readonly Card[]): string => lists().format(faces.map((face) => cards.card(face))),
  /** "Ana, Ben and Mira" */
  list: (items: readonly string[]): string => lists().format(items),
  count: (count: number): string => (count === 1 ? '1 card' : `${count} cards`),
  trump: 'Trump',
  roles: { fire: 'Fire', ash: 'Ash', ember: 'Ember' },
  phases: {
    deal: 'Dealing',
    kindling: 'Kindling',
    betting: 'Bets',
    burn: 'Burn',
    over: 'Game over',
  },
};
