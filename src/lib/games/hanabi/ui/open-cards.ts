/**
 * What everybody can tell from the cards that lie open, the rockets and the discards: what is gone,
 * and what can still come.
 */
import {
  CARDS,
  colorOf,
  COLORS,
  COPIES,
  faceOf,
  RANK_COUNT,
  rankOf,
  type Card,
  type Face,
} from '../rules/cards.ts';
import type { HanabiView } from '../rules/view.ts';

/** What lies open for everybody. */
export type Open = Pick<HanabiView, 'stacks' | 'discards'>;

/** Copies of each face among the discards, in the order of all cards. */
export function goneOf(discards: Open['discards']): readonly number[] {
  const gone = CARDS.map(() => 0);
  for (const card of discards) gone[faceOf(card)]! += 1;
  return gone;
}

/** Whether a face lies on its stack. */
export const isBuilt = ({ stacks }: Open, face: Face): boolean =>
  rankOf(face) < stacks[colorOf(face)]!;

/** By colour, how high each stack can still grow: up to the first rank that is gone for good. */
export function topsOf({ stacks, discards }: Open): readonly number[] {
  const gone = goneOf(discards);
  return COLORS.map((_, color) => {
    let top = stacks[color]!;
    while (top < RANK_COUNT && gone[RANK_COUNT * color + top]! < COPIES[RANK_COUNT * color + top]!)
      top += 1;
    return top;
  });
}

/**
 * The cards of which one copy is left and without which their stack cannot grow to the end; those
 * above a rank that is lost for good are not among them.
 */
export function lastCopies(open: Open): readonly Card[] {
  const gone = goneOf(open.discards);
  const tops = topsOf(open);
  return CARDS.filter(
    (_, face) =>
      !isBuilt(open, face) &&
      gone[face] === COPIES[face]! - 1 &&
      rankOf(face) < tops[colorOf(face)]!,
  );
}
