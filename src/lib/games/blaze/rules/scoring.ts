import { NOBODY, seatsFrom, type Seat } from '../../../core/seats.ts';
import type { Listener } from './events.ts';
import { MAX_PLAYERS, paidBy } from './rulebook.ts';
import { cellsOf, type BlazeState } from './state.ts';

/**
 * Reveals a round's bets (R10): a 1 on the last player pays its owner, any other 1 pays the seat it
 * lies in front of.
 */
export function revealBets(s: BlazeState, round: number, last: Seat, listener?: Listener): void {
  const base = cellsOf(round);
  const before = listener && Array.from(s.betPoints);
  for (let seat = 0; seat < s.setup.players; seat++) {
    const target = s.betOn[base + seat]!;
    if (target === NOBODY || s.betOne[base + seat] === 0) continue;
    s.ones[seat]!--;
    s.betPoints[paidBy(seat, target, last)]!++;
  }
  if (listener && before && s.betOn[base] !== NOBODY) tellBets(s, base, before, listener);
}

/** `before`: the points by seat until now. */
function tellBets(
  s: BlazeState,
  base: number,
  before: readonly number[],
  listener: Listener,
): void {
  const seats = seatsFrom(0, s.setup.players);
  listener.all({
    code: 'betsRevealed',
    on: seats.map((seat) => s.betOn[base + seat]!),
    values: seats.map((seat) => (s.betOne[base + seat] === 1 ? 1 : 0)),
    won: seats.map((seat) => s.betPoints[seat]! - before[seat]!),
  });
}

/** A seat's feathers of both rounds and its won bets (R13). */
export const scoreOf = (s: BlazeState, seat: Seat): number =>
  s.feathers[seat]! + s.feathers[MAX_PLAYERS + seat]! + s.betPoints[seat]!;

/**
 * What decided a game: the score alone, most bet points, or the higher feather of round 2 (R13).
 */
export type DecidedBy = 'score' | 'betPoints' | 'feather';

/** A finished game: everything that was hidden is open. */
export interface BlazeResult {
  /** By seat. */
  readonly scores: readonly number[];
  /** By round, then by seat; 0 for none. */
  readonly feathers: readonly (readonly number[])[];
  /** Won bets by seat. */
  readonly betPoints: readonly number[];
  /** Best first. */
  readonly ranking: readonly Seat[];
  /** What parted the winner from the next. */
  readonly decidedBy: DecidedBy;
}

/** The result of a game that is over (R13). */
export function finalResult(s: BlazeState): BlazeResult {
  const seats = seatsFrom(0, s.setup.players);
  const ranking = [...seats].sort((a, b) => compare(rankedBy(s, b), rankedBy(s, a)));
  const [winner, next] = [rankedBy(s, ranking[0]!), rankedBy(s, ranking[1]!)];
  return {
    scores: seats.map((seat) => scoreOf(s, seat)),
    feathers: [0, MAX_PLAYERS].map((base) => seats.map((seat) => s.feathers[base + seat]!)),
    betPoints: seats.map((seat) => s.betPoints[seat]!),
    ranking,
    decidedBy: DECIDED_BY[winner.findIndex((points, i) => points !== next[i])]!,
  };
}

type RankedBy = readonly [score: number, betPoints: number, feather: number];

const DECIDED_BY: readonly DecidedBy[] = ['score', 'betPoints', 'feather'];

/** What seats are ranked by, the weightiest first. Bet points count only where they break ties. */
const rankedBy = (s: BlazeState, seat: Seat): RankedBy => [
  scoreOf(s, seat),
  s.setup.switches.betPointsBreakTies ? s.betPoints[seat]! : 0,
  s.feathers[MAX_PLAYERS + seat]!,
];

const compare = (a: RankedBy, b: RankedBy): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
