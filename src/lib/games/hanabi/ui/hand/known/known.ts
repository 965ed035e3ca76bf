/**
 * What everybody can tell of cards that lie face down for their owners: by clues, by the stacks and
 * by the discards. No face in a hand has a say, so that it is the same in everybody's view.
 */
import {
  CARDS,
  COLORS,
  colorOf,
  COPIES,
  faceOf,
  RANKS,
  rankOf,
  type Card,
  type Color,
  type Face,
  type Rank,
} from '../../../rules/cards.ts';
import type { HanabiView, HeldCard } from '../../../rules/view.ts';

/** What lies open for everybody. */
export type Open = Pick<HanabiView, 'stacks' | 'discards'>;

/** What clues have told of a card; its face is nothing to anybody here. */
export type Told = Omit<HeldCard, 'card'>;

/** Copies of each face among the discards. */
function discarded({ discards }: Open): readonly number[] {
  const copies = CARDS.map(() => 0);
  for (const card of discards) copies[faceOf(card)]! += 1;
  return copies;
}

const isBuilt = ({ stacks }: Open, face: Face): boolean => rankOf(face) < stacks[colorOf(face)]!;

/** What a held card can still be, in the order of all cards. */
export function couldBe({ colors, ranks }: Told, open: Open): readonly Card[] {
  const gone = discarded(open);
  const isOut = (face: Face) => gone[face]! + (isBuilt(open, face) ? 1 : 0) === COPIES[face];
  return CARDS.filter(
    (card, face) =>
      colors.includes(card[0] as Color) && ranks.includes(Number(card[1]) as Rank) && !isOut(face),
  );
}

/**
 * The cards of which one copy is left and without which their stack cannot grow to the end; those
 * above a rank that is lost for good are not among them.
 */
export function lastCopies(open: Open): readonly Card[] {
  const gone = discarded(open);
  const isLost = (face: Face) => !isBuilt(open, face) && gone[face] === COPIES[face];
  const isReached = (face: Face) =>
    RANKS.every((_, rank) => rank >= rankOf(face) || !isLost(face - rankOf(face) + rank));
  return CARDS.filter(
    (_, face) => !isBuilt(open, face) && gone[face] === COPIES[face]! - 1 && isReached(face),
  );
}

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
