import type { Seat } from '../core/seats.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import { openSeat, type Desk } from '../table/desk.ts';
import type { Plan } from '../table/public.ts';
import { planOf, readyOf } from '../table/stage.ts';
import { eventsOf } from './narration.ts';

/** An open hand: what its seat, and nobody else, may see. */
export interface OpenHand<G extends GameTypes> {
  readonly seat: Seat;
  readonly view: G['view'];
  readonly plan: Plan<G>;
  /**
   * What has happened since the seat last saw its hand, as it may know it; the same for the whole
   * visit, until something is settled in it: from then on that.
   */
  readonly recap: readonly G['event'][];
}

/** A game that goes on while a hand may be open. */
export interface Change<G extends GameTypes> {
  readonly before: Desk<G>;
  readonly after: Desk<G>;
  /** The hand that was open. */
  readonly hand: OpenHand<G> | null;
}

/** The hand that is open now; null where none is. */
export function handAfter<G extends GameTypes>({
  before,
  after,
  hand,
}: Change<G>): OpenHand<G> | null {
  const seat = openSeat(after);
  if (seat === null) return null;
  const stays = hand?.seat === seat ? hand : null;
  const same = stays && before.state === after.state;
  return {
    seat,
    view: same ? stays.view : after.game.view(after.state, seat),
    plan: planOf(after, seat),
    recap: stays
      ? recapInside(stays, { before, after })
      : recapFor(after, seat, before.looked[seat] ?? 0),
  };
}

/** What an open hand tells of once more has happened in it. */
function recapInside<G extends GameTypes>(
  { seat, recap }: OpenHand<G>,
  { before, after }: Pick<Change<G>, 'before' | 'after'>,
): readonly G['event'][] {
  const settled = after.game.settles(before.state, after.state);
  return settled ? recapFor(after, seat, before.past.length) : recap;
}

/** What came of the commits from `from` on, as `seat` may know it. */
const recapFor = <G extends GameTypes>(
  { game, past }: Desk<G>,
  seat: Seat,
  from: number,
): readonly G['event'][] => past.slice(from).flatMap((commit) => eventsOf(game, commit, seat));

/**
 * Why the open hand cannot lay this move ready behind what lies ready already, or null. Speaks of
 * no other hand, and of nothing that comes of a plan that settles something.
 */
export function refusalInHand<G extends GameTypes>(
  desk: Desk<G>,
  move: G['move'],
): G['refusal'] | null {
  const seat = openSeat(desk);
  if (seat === null || move.seat !== seat) return null;
  const { state, settles, next } = readyOf(desk, seat);
  return settles ? null : desk.game.explain(next?.state ?? state, move);
}
