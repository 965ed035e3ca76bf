import type { BotLevel } from '../core/people.ts';
import { failure, success, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import type { Step } from './commit.ts';
import { bareSeat, isPerson, lentIn, peopleOf, withSeat, type Desk } from './desk.ts';
import { dueOf } from './due.ts';
import { restingGlass } from './glass.ts';
import { withMark } from './marks.ts';

/** Who plays a seat from now on: a computer player of that level, or its owner again. */
export interface Hands {
  readonly seat: Seat;
  readonly bot: BotLevel | null;
}

/** Why a seat does not change hands. */
export type SeatRefusal = {
  readonly code:
    | 'handOpen'
    | 'gameOver'
    | 'noPerson'
    /** Somebody has to be there. */
    | 'lastPerson'
    | 'notLent';
};

/**
 * Between two visits somebody who has to go leaves their seat to a computer player, or takes it
 * back. Nobody else sees that hand, then or later: the player gets the view that seat has.
 */
export function changeHands<G extends GameTypes>(
  desk: Desk<G>,
  hands: Hands,
): Result<Step<G>, SeatRefusal> {
  const refusal = refusalOfHands(desk, hands);
  if (refusal) return failure({ code: refusal });
  const next = inOtherHands(desk, hands);
  return success({
    desk: { ...next, glass: restingGlass(next) },
    entries: [{ do: 'seat', seat: hands.seat, bot: hands.bot }],
  });
}

function refusalOfHands<G extends GameTypes>(
  desk: Desk<G>,
  { seat, bot }: Hands,
): SeatRefusal['code'] | null {
  if (bareSeat(desk) !== null) return 'handOpen';
  if (dueOf(desk).kind === 'over') return 'gameOver';
  if (bot === null)
    return lentIn(desk.seating).some((lent) => lent.seat === seat) ? null : 'notLent';
  if (!isPerson(desk, seat)) return 'noPerson';
  return peopleOf(desk).length > 1 ? null : 'lastPerson';
}

/**
 * The desk once a seat is in other hands. What its owner had said or laid ready goes with them, and
 * so does a request to undo that may have waited for them.
 */
export function inOtherHands<G extends GameTypes>(desk: Desk<G>, { seat, bot }: Hands): Desk<G> {
  const others = lentIn(desk.seating).filter((lent) => lent.seat !== seat);
  const lent = bot === null ? others : [...others, { seat, level: bot }];
  const gone = { seat, on: false };
  return {
    ...desk,
    seating: { ...desk.seating, lent },
    wanting: withMark(desk.wanting, gone),
    standingOut: withMark(desk.standingOut, gone),
    staged: withSeat(desk.staged, seat, []),
    lead: desk.lead?.seat === seat ? null : desk.lead,
    undo: null,
  };
}
