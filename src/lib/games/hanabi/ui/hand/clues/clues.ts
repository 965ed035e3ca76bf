import type { Seat } from '../../../../../core/seats.ts';
import { COLORS, RANKS, type Color, type Rank } from '../../../rules/cards.ts';
import type { Clue } from '../../../rules/moves.ts';
import type { HanabiView, HeldCard } from '../../../rules/view.ts';

/** A clue the viewer could think of, with what it would point at. */
export interface Offer {
  readonly clue: Clue;
  readonly slots: readonly number[];
  readonly isLegal: boolean;
}

/** What an offer hangs on. */
type Seen = Pick<HanabiView, 'viewer' | 'hands' | 'legal'>;

const isOf = ({ card }: HeldCard, named: Color | Rank): boolean =>
  card !== null && (card[0] === named || card[1] === String(named));

const isSame = (one: Clue, other: Clue): boolean =>
  one.to === other.to && namedBy(one) === namedBy(other);

/** The colour or the rank that a clue names. */
export const namedBy = (clue: Clue): Color | Rank => ('color' in clue ? clue.color : clue.rank);

function offer({ hands, legal }: Seen, clue: Clue): Offer {
  const named = namedBy(clue);
  const slots = (hands[clue.to] ?? []).flatMap((held, slot) => (isOf(held, named) ? [slot] : []));
  const isLegal = (legal ?? []).some((move) => move.do === 'clue' && isSame(move, clue));
  return { clue, slots, isLegal };
}

/** Every clue to a seat: colours in the order of the rockets, then ranks. */
export function offersTo(
  view: Seen,
  to: Seat,
): { readonly [named in 'colors' | 'ranks']: readonly Offer[] } {
  const by = { seat: view.viewer ?? 0, do: 'clue', to } as const;
  return {
    colors: COLORS.map((color) => offer(view, { ...by, color })),
    ranks: RANKS.map((rank) => offer(view, { ...by, rank })),
  };
}

/** The two clues that touch a card: its colour, and its rank. None where its face is not seen. */
export function offersFor(view: Seen, to: Seat, slot: number): readonly Offer[] {
  const { colors, ranks } = offersTo(view, to);
  return [...colors, ...ranks].filter(({ slots }) => slots.includes(slot));
}
