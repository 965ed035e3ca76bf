import type { Seat } from '../../../core/seats.ts';
import type { BlazeView } from '../../../games/blaze/view.ts';

type Result = NonNullable<BlazeView['result']>;

/** A line of the final table. */
export interface Standing {
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
export function standingsOf({ ranking, scores, feathers, betPoints }: Result): readonly Standing[] {
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

/** What broke a tie for the first place, and between whom: those who shared all weightier counts. */
interface Decision {
  readonly by: 'betPoints' | 'feather' | 'featherAfterBets';
  /** The winner first. */
  readonly tied: readonly Seat[];
}

/** How a tie was broken, or null where there was none. `betsFirst`: most bet points break it before the feather does. */
export function decisionOf(result: Result, { betsFirst }: { betsFirst: boolean }): Decision | null {
  if (result.decidedBy === 'score') return null;
  const standings = standingsOf(result);
  const [first] = standings;
  const afterBets = result.decidedBy === 'feather' && betsFirst;
  const tied = standings.filter(
    ({ total, bets }) => total === first?.total && (!afterBets || bets === first?.bets),
  );
  return {
    by: afterBets ? 'featherAfterBets' : result.decidedBy,
    tied: tied.map(({ seat }) => seat),
  };
}
