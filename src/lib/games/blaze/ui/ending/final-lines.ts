import type { Seat } from '../../../../core/seats.ts';
import type { BlazeView } from '../../rules/view.ts';

type Result = NonNullable<BlazeView['result']>;

/** A line of the final table. */
export interface FinalLine {
  readonly seat: Seat;
  /** From 1. */
  readonly place: number;
  /** Of rounds 1 and 2; 0 for none. */
  readonly feathers: readonly [number, number];
  readonly bets: number;
  readonly total: number;
  /** The total as a share of the highest, 0 to 1. */
  readonly share: number;
}

/** The final table, best first. */
export function finalLinesOf({
  ranking,
  scores,
  feathers,
  betPoints,
}: Result): readonly FinalLine[] {
  const most = Math.max(1, ...scores);
  return ranking.map((seat, i) => ({
    seat,
    place: i + 1,
    feathers: [feathers[0]?.[seat] ?? 0, feathers[1]?.[seat] ?? 0],
    bets: betPoints[seat] ?? 0,
    total: scores[seat] ?? 0,
    share: (scores[seat] ?? 0) / most,
  }));
}

/** What broke a tie: bet points, the feather of round 2, or both one after the other. */
type Breaker = 'betPoints' | 'feather' | 'featherAfterBets' | 'betsThenFeather';

/** People with the same total, and what put them in order. */
export interface Decision {
  readonly by: Breaker;
  /** Best first. */
  readonly tied: readonly Seat[];
  /** The place the first of them has, from 1. */
  readonly place: number;
}

/**
 * How every tie was broken, best places first. `betsFirst`: most bet points break it before the
 * feather of round 2 does.
 */
export function decisionsOf(
  result: Result,
  { betsFirst }: { readonly betsFirst: boolean },
): readonly Decision[] {
  const lines = finalLinesOf(result);
  const totals = [...new Set(lines.map(({ total }) => total))];
  return totals
    .map((total) => lines.filter((line) => line.total === total))
    .filter((tied) => tied.length > 1)
    .map((tied) => ({
      by: betsFirst ? breakerOf(tied) : 'feather',
      tied: tied.map(({ seat }) => seat),
      place: tied[0]!.place,
    }));
}

/**
 * What parted them where bet points come first: the feather only parts those whose bet points are
 * the same.
 */
function breakerOf(tied: readonly FinalLine[]): Breaker {
  const different = new Set(tied.map(({ bets }) => bets)).size;
  if (different === 1) return 'featherAfterBets';
  return different === tied.length ? 'betPoints' : 'betsThenFeather';
}
