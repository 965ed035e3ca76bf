/**
 * What anybody at the table could count on their fingers: what is gone, and what can still come.
 * All of it follows from what lies open.
 */
import { nextSeat, type Seat } from '../../../../../core/seats.ts';
import {
  CARDS,
  colorOf,
  COLORS,
  COPIES,
  faceOf,
  RANK_COUNT,
  type Card,
} from '../../../rules/cards.ts';
import { PERFECT } from '../../../rules/rulebook.ts';
import type { HanabiView } from '../../../rules/view.ts';

/** Copies of each face among the discards, in the order of all cards. */
function goneOf(discards: HanabiView['discards']): readonly number[] {
  const gone = CARDS.map(() => 0);
  for (const card of discards) gone[faceOf(card)]! += 1;
  return gone;
}

type Reaching = Pick<
  HanabiView,
  'phase' | 'stacks' | 'discards' | 'deck' | 'lap' | 'players' | 'score'
>;

/**
 * The most the table can still score: each stack grows to the first rank that is gone for good, and
 * nobody plays more than one card a turn. Until the deck is empty every play draws; then everybody
 * has one more turn.
 */
export function reachOf(view: Reaching): number {
  const { stacks, discards, deck, lap, players, score } = view;
  const gone = goneOf(discards);
  const isOpen = (face: number): boolean => gone[face]! < COPIES[face]!;
  const tops = COLORS.map((_, color) => {
    let top = stacks[color]!;
    while (top < RANK_COUNT && isOpen(RANK_COUNT * color + top)) top += 1;
    return top;
  });
  const turns = view.phase === 'deal' ? PERFECT : (lap ?? deck + players);
  return Math.min(
    tops.reduce((all, top) => all + top, 0),
    score + turns,
  );
}

/** A face, and how many of its copies are among the discards. */
export interface Fate {
  readonly card: Card;
  readonly gone: number;
  readonly of: number;
}

/** All faces of each colour, from the lowest rank up. */
export function fatesOf(discards: HanabiView['discards']) {
  const gone = goneOf(discards);
  return COLORS.map((color, at) => {
    const faces = CARDS.map((card, face): Fate => ({ card, gone: gone[face]!, of: COPIES[face]! }));
    return { color, fates: faces.filter((_, face) => colorOf(face) === at) };
  });
}

/** Who still has a turn in the last lap; null before it. */
export function lapOf({
  lap,
  turn,
  players,
}: Pick<HanabiView, 'lap' | 'turn' | 'players'>): readonly Seat[] | null {
  if (lap === null) return null;
  const seats: Seat[] = [];
  for (let seat = turn; seat !== null && seats.length < lap; seat = nextSeat(seat, players))
    seats.push(seat);
  return seats;
}
