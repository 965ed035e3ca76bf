/**
 * What everybody can tell of cards that lie face down for their owners: by clues, by the stacks and
 * by the discards. No face in a hand has a say, so that it is the same in everybody's view.
 */
import {
  CARDS,
  colorIn,
  COLORS,
  COPIES,
  rankIn,
  RANKS,
  type Card,
  type Color,
  type Face,
  type Rank,
} from '../../../rules/cards.ts';
import type { HeldCard } from '../../../rules/view.ts';
import { goneOf, isBuilt, type Open } from '../../open-cards.ts';

/** What clues have told of a card; its face is nothing to anybody here. */
export type Told = Omit<HeldCard, 'card'>;

/** What clues alone leave of a card, whatever lies open. */
const leftOf = ({ colors, ranks }: Told): readonly Card[] =>
  CARDS.filter((card) => colors.includes(colorIn(card)) && ranks.includes(rankIn(card)));

/** What lies open, and what everybody knows of all that does not. */
interface Known extends Open {
  readonly hands: readonly (readonly Told[])[];
}

/**
 * What a held card can still be, in the order of all cards: no copy that lies open, nor one of
 * which clues have told everybody that it is another held card.
 */
export function couldBe(told: Told, open: Known): readonly Card[] {
  const others = open.hands.flat().filter((held) => held !== told);
  const certain = others.map(leftOf).flatMap((left) => (left.length === 1 ? left : []));
  const gone = goneOf([...open.discards, ...certain]);
  const isOut = (face: Face) => gone[face]! + (isBuilt(open, face) ? 1 : 0) === COPIES[face];
  return leftOf(told).filter((card) => !isOut(CARDS.indexOf(card)));
}

/**
 * All that a table tells a card can be: by what lies open where people play with deductions, else
 * by clues alone.
 */
export const toldOf = (told: Told, open: Known, deduced: boolean): readonly Card[] =>
  deduced ? couldBe(told, open) : leftOf(told);

/** What no clue has named, and clues have ruled out all the same. */
export interface RuledOut {
  readonly colors: readonly Color[];
  readonly ranks: readonly Rank[];
}

/** What a held card is known not to be, where that does not follow from what it is. */
export const ruledOut = ({ color, rank, colors, ranks }: Told): RuledOut => ({
  colors: color === null ? COLORS.filter((one) => !colors.includes(one)) : [],
  ranks: rank === null ? RANKS.filter((one) => !ranks.includes(one)) : [],
});
