import type { Seat } from '../../../core/seats.ts';
import { COLORS, RANK_COUNT, RANKS } from '../rules/cards.ts';
import { isPointedAt } from '../rules/hints.ts';
import type { Reading } from './habits.ts';
import { cellOf } from '../rules/state.ts';
import type { Remembered } from './memory.ts';
import { chanceOf, couldBe, type Faces, type Unseen } from './sight.ts';

/** What a hand's owner knows of it: marks and what clues were about, from cell `base` on. */
export interface Hand {
  marks: Int32Array;
  about: Int32Array;
  base: number;
  count: number;
  /** Clues up to the act of this number were not acted upon: they are not any more. */
  declined: number;
}

/** A hand of nothing, to be filled by `takeUp`; `size`: cells of arrays of its own. */
export const newHand = (size = 0): Hand => ({
  marks: new Int32Array(size),
  about: new Int32Array(size),
  base: 0,
  count: 0,
  declined: 0,
});

/** Takes up a seat's hand. */
export function takeUp(hand: Hand, { state, about }: Remembered, seat: Seat): void {
  hand.marks = state.marks;
  hand.about = about;
  hand.base = cellOf(seat, 0);
  hand.count = state.count[seat]!;
}

export const NO_SLOT = -1;

/**
 * The card somebody plays who knows this much, or `NO_SLOT`: one that is certain, the lowest first;
 * or the one the latest clue was about, if it is likely enough.
 */
export function cardToPlay(
  hand: Hand,
  unseen: Unseen,
  playable: Faces,
  storms: number,
  habits: Reading,
): number {
  const { marks, about, base, count, declined } = hand;
  let [best, bestFaces] = [NO_SLOT, 0];
  let [latest, of] = [NO_SLOT, declined];
  for (let slot = 0; slot < count; slot++) {
    const cell = base + slot;
    const faces = couldBe(marks[cell]!, unseen);
    if ((faces & ~playable) === 0) {
      if (best === NO_SLOT || isLower(faces, bestFaces)) [best, bestFaces] = [slot, faces];
    } else if (about[cell]! > of && (faces & playable) !== 0) [latest, of] = [slot, about[cell]!];
  }
  if (best !== NO_SLOT || latest === NO_SLOT) return best;
  const { boldness } = habits;
  if (storms < 2 || boldness > 100) return NO_SLOT;
  const faces = couldBe(marks[base + latest]!, unseen);
  return chanceOf(playable, faces, unseen) >= boldness ? latest : NO_SLOT;
}

/** The faces of each rank, by its index. */
const RANK_FACES: readonly Faces[] = RANKS.map((_, rank) =>
  COLORS.reduce((faces, _, color) => faces | (1 << (RANK_COUNT * color + rank)), 0),
);

/** The lowest rank of a set, as an index. */
function lowestRank(faces: Faces): number {
  for (let rank = 0; rank < RANK_COUNT; rank++) if ((faces & RANK_FACES[rank]!) !== 0) return rank;
  return RANK_COUNT;
}

const isLower = (one: Faces, other: Faces): boolean => lowestRank(one) < lowestRank(other);

/** The oldest card no clue ever pointed at, which is discarded next; or `NO_SLOT`. */
export function oldestUntouched({ marks, base, count }: Hand): number {
  for (let slot = 0; slot < count; slot++) if (!isPointedAt(marks[base + slot]!)) return slot;
  return NO_SLOT;
}
