import type { Seat } from '../../../../core/seats.ts';
import { MAX_PLAYERS } from '../../rules/rulebook.ts';
import { scoreOf } from '../../rules/scoring.ts';
import { OVER, type BlazeState } from '../../rules/state.ts';

/**
 * How much a point of lead after round 1 is worth. Fitted: with it the shares below come within
 * 0.06 of the chances to win where every order of leaving round 2 is equally likely.
 */
const LEAD = 0.6;

/** What a round's end is worth to a seat: about its chance to win the game, 0 to 1. */
export function worthTo(s: BlazeState, seat: Seat): number {
  return s.phase === OVER ? atTheEnd(s, seat) : share(s, seat);
}

/**
 * What points are worth to who does not win, at most: they settle between moves that all lose, or
 * all win.
 */
const CONSOLATION = 0.05;

const atTheEnd = (s: BlazeState, seat: Seat): number =>
  (1 - CONSOLATION) * winner(s, seat) + CONSOLATION * share(s, seat);

/** 1 for the winner of a game that is over, else 0 (R13). */
function winner(s: BlazeState, seat: Seat): number {
  const own = rankedBy(s, seat);
  for (let other = 0; other < s.setup.players; other++)
    if (other !== seat && rankedBy(s, other) > own) return 0;
  return 1;
}

/** What seats are ranked by, the weightiest first, in one number. */
function rankedBy(s: BlazeState, seat: Seat): number {
  const bets = s.setup.switches.betPointsBreakTies ? s.betPoints[seat]! : 0;
  return (scoreOf(s, seat) * 16 + bets) * 16 + s.feathers[MAX_PLAYERS + seat]!;
}

/** A share of the chances that grows with the lead (softmax of the scores). */
function share(s: BlazeState, seat: Seat): number {
  const own = scoreOf(s, seat);
  let sum = 0;
  for (let other = 0; other < s.setup.players; other++)
    sum += Math.exp(LEAD * (scoreOf(s, other) - own));
  return 1 / sum;
}
