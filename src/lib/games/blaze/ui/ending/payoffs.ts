import type { Seat } from '../../../../core/seats.ts';
import { paidBy } from '../../rules/rulebook.ts';
import type { RoundView } from '../../rules/view.ts';

/** A bet as it lies in front of another player, or, once it is open, what came of it. */
export interface Payoff {
  readonly seat: Seat;
  readonly on: Seat;
  /** Null while it lies face down. */
  readonly value: 0 | 1 | null;
  /** Who gets a point by it; null where it comes back, and while it lies face down. */
  readonly to: Seat | null;
}

/**
 * By seat what came of the bets: a 1 on the last player pays its owner, any other 1 the player it
 * lies in front of.
 */
export function payoffsOf(
  on: readonly Seat[],
  values: readonly (0 | 1)[] | null,
  last: Seat | null,
): readonly Payoff[] {
  return on.map((target, seat) => {
    const value = values?.[seat] ?? null;
    return { seat, on: target, value, to: value === 1 ? paidBy(seat, target, last) : null };
  });
}

/**
 * The bets of a round as far as everybody knows them; none while they are being laid, or without
 * betting.
 */
export function payoffsOfRound(round: RoundView): readonly Payoff[] {
  return payoffsOf(round.betOn ?? [], round.betValues, round.over ? lastOf(round) : null);
}

/** What somebody has won by bets. */
export interface Gain {
  readonly seat: Seat;
  readonly points: number;
  /** Their own bet was right. */
  readonly right: boolean;
  /** Who bet on them, and was wrong. */
  readonly from: readonly Seat[];
}

/** Who has won anything by these bets, most first. */
export function gainsOf(payoffs: readonly Payoff[]): readonly Gain[] {
  return payoffs
    .map(({ seat }) => {
      const paid = payoffs.filter(({ to }) => to === seat).map((bet) => bet.seat);
      const from = paid.filter((by) => by !== seat);
      return { seat, points: paid.length, right: from.length < paid.length, from };
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}

/** The last player of a round that is over. */
export const lastOf = ({ out }: RoundView): Seat | null => out.at(-1) ?? null;
