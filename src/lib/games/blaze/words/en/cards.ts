import type { Card, Rank, Suit } from '../../rules/cards.ts';
import { list } from '../../../../i18n/en/list.ts';
import { phases } from '../brief.ts';

const suits: Readonly<Record<Suit, string>> = { r: 'Flame', y: 'Sun', b: 'Frost' };
const firebird = 'Firebird';
const rank = (rank: Rank): string => (rank === 'F' ? firebird : rank);

/** Words for what lies on the table and in hands. */
export const cards = {
  suits,
  firebird,
  rank,
  /** A face in words: "Flame 4", "Sun Firebird". */
  card: (card: Card): string => `${suits[card[0] as Suit]} ${rank(card[1] as Rank)}`,
  /** Cards in a row, in the order given. */
  cards: (faces: readonly Card[]): string => list(faces.map((face) => cards.card(face))),
  list,
  count: (count: number): string => (count === 1 ? '1 card' : `${count} cards`),
  trump: 'Trump',
  roles: { fire: 'Fire', ash: 'Ash', ember: 'Ember' },
  phases: phases.en,
};
