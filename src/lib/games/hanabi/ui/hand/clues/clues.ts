import { ownerOf, type Seat } from '../../../../../core/seats.ts';
import type { Color, Rank } from '../../../rules/cards.ts';
import type { Clue, HanabiMove } from '../../../rules/moves.ts';
import { cluesTo, pointsAt } from '../../../rules/rulebook.ts';
import type { HanabiView } from '../../../rules/view.ts';

/** A clue the viewer could think of, with what it would point at. */
export interface Offer {
  readonly clue: Clue;
  readonly slots: readonly number[];
  readonly isLegal: boolean;
}

/** What an offer hangs on. */
type Seen = Pick<HanabiView, 'viewer' | 'hands' | 'legal'>;

/** The colour or the rank that a clue names. */
export const namedBy = (clue: Clue): Color | Rank => ('color' in clue ? clue.color : clue.rank);

/** Whether two moves are the same clue. */
export const isSameClue = (one: HanabiMove, other: HanabiMove): boolean =>
  one.do === 'clue' &&
  other.do === 'clue' &&
  one.to === other.to &&
  namedBy(one) === namedBy(other);

function offer({ hands, legal }: Seen, clue: Clue): Offer {
  const named = namedBy(clue);
  const slots = (hands[clue.to] ?? []).flatMap(({ card }, slot) =>
    card !== null && pointsAt(named, card) ? [slot] : [],
  );
  return { clue, slots, isLegal: (legal ?? []).some((move) => isSameClue(move, clue)) };
}

/** Every clue to a seat: colours in the order of the rockets, then ranks. */
export function offersTo(
  view: Seen,
  to: Seat,
): { readonly [named in 'colors' | 'ranks']: readonly Offer[] } {
  const offers = cluesTo(ownerOf(view), to).map((clue) => offer(view, clue));
  return {
    colors: offers.filter(({ clue }) => 'color' in clue),
    ranks: offers.filter(({ clue }) => 'rank' in clue),
  };
}

/** The two clues that touch a card: its colour, and its rank. None where its face is not seen. */
export function offersFor(view: Seen, to: Seat, slot: number): readonly Offer[] {
  const { colors, ranks } = offersTo(view, to);
  return [...colors, ...ranks].filter(({ slots }) => slots.includes(slot));
}
