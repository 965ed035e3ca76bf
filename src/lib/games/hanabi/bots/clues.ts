import { nextSeat, type Seat } from '../../../core/seats.ts';
import { codeOf, type MoveCode } from '../../contract/move-code.ts';
import { HINTS } from '../rules/hints.ts';
import { hintsFor } from '../rules/legal.ts';
import { clueAction, MOST_MOVES } from '../rules/moves.ts';
import type { Habits } from './habits.ts';
import type { Remembered } from './memory.ts';
import { expectPlan, lookAhead, lookAtTarget } from './target.ts';
import { worthOf } from './worth.ts';

/** The clues a seat could give, with what they are worth; as many as `count` says. */
export const newOffers = () => ({
  codes: new Int32Array(MOST_MOVES),
  worths: new Float64Array(MOST_MOVES),
  count: 0,
  /** The place of the best one. */
  best: 0,
  /** Whether the best one keeps the next seat from a grave loss. */
  isUrgent: false,
});

/**
 * Weighs every clue this seat could give, into the mind's `offers`; or up to one of them, for what
 * `last` then says of it. Needs `lookAtTable`.
 */
export function weighClues(m: Remembered, seat: Seat, habits: Habits, upTo?: MoveCode): void {
  const { state: s, mind } = m;
  const { offers, last } = mind;
  const { players } = s.setup;
  offers.count = 0;
  offers.isUrgent = false;
  let most = -Infinity;
  lookAhead(m, seat);
  for (let to = nextSeat(seat, players); to !== seat; to = nextSeat(to, players)) {
    lookAtTarget(m, to, seat, habits);
    const hints = hintsFor(s, to);
    for (let hint = 0; hint < HINTS; hint++) {
      if (((hints >> hint) & 1) === 0) continue;
      const code = codeOf(seat, clueAction(to, hint));
      const worth = worthOf(m, hint, habits);
      if (code === upTo) return;
      offers.codes[offers.count] = code;
      offers.worths[offers.count] = worth;
      if (worth > most) {
        most = worth;
        offers.best = offers.count;
        offers.isUrgent = last.isUrgent;
      }
      offers.count++;
    }
    expectPlan(m);
  }
}
