/**
 * What anybody at the table could count on their fingers: what is gone, and what can still come.
 * All of it follows from what lies open.
 */
import { nextSeat, type Seat } from '../../../../../core/seats.ts';
import { CARDS, colorOf, COLORS, COPIES, type Card } from '../../../rules/cards.ts';
import { PERFECT } from '../../../rules/rulebook.ts';
import type { HanabiView } from '../../../rules/view.ts';
import { goneOf, isBuilt, topsOf, type Open } from '../../open-cards.ts';

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
  const { deck, lap, players, score } = view;
  const turns = view.phase === 'deal' ? PERFECT : (lap ?? deck + players);
  return Math.min(
    topsOf(view).reduce((all, top) => all + top, 0),
    score + turns,
  );
}

/**
 * How many cards can still be discarded, or lost to storms, before the most the table can score is
 * less: its pace. Null where no card is drawn any more, or none was dealt; and where nothing more
 * can be scored.
 */
export function paceOf(view: Reaching): number | null {
  const reach = reachOf(view);
  const hasPace = view.phase === 'playing' && view.lap === null && reach > view.score;
  return hasPace ? view.score + view.deck + view.players - reach : null;
}

/** A face, how many of its copies are among the discards, and whether one is in the sky. */
export interface Fate {
  readonly card: Card;
  readonly gone: number;
  readonly of: number;
  readonly built: boolean;
}

/** All faces of each colour, from the lowest rank up. */
export function fatesOf(open: Open) {
  const gone = goneOf(open.discards);
  return COLORS.map((color, at) => {
    const faces = CARDS.map((card, face): Fate => {
      return { card, gone: gone[face]!, of: COPIES[face]!, built: isBuilt(open, face) };
    });
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
