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

/** What parted the winner from the rest: by how much they are ahead, or whom they shared all weightier counts with. */
export type Decision =
  | { readonly by: 'score'; readonly ahead: number }
  | {
      readonly by: 'betPoints' | 'feather' | 'featherAfterBets';
      /** The winner first. */
      readonly tied: readonly Seat[];
    };

/** How the game was decided. `betsFirst`: most bet points break a tie before the feather does. */
export function decisionOf(result: Result, { betsFirst }: { betsFirst: boolean }): Decision {
  const [first, ...rest] = standingsOf(result);
  const best = first?.total ?? 0;
  if (result.decidedBy === 'score') return { by: 'score', ahead: best - (rest[0]?.total ?? 0) };
  const afterBets = result.decidedBy === 'feather' && betsFirst;
  const tied = standingsOf(result).filter(
    ({ total, bets }) => total === best && (!afterBets || bets === first?.bets),
  );
  return {
    by: afterBets ? 'featherAfterBets' : result.decidedBy,
    tied: tied.map(({ seat }) => seat),
  };
}
