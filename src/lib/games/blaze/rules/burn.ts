import { nextSeat, NOBODY, type Seat } from '../../../core/seats.ts';
import { countIdle, nextFireOf, startChallenge, type ChallengeEnd } from './challenge.ts';
import type { Listener } from './events.ts';
import { endRound, leave } from './round.ts';
import { BURN, isIn, nextIn, type BlazeState } from './state.ts';
import { IDLE_LIMIT } from './rulebook.ts';

/** Starts burn once the bets are laid (R11): seats without cards go out at once. */
export function startBurn(s: BlazeState, listener?: Listener): void {
  s.phase = BURN;
  listener?.all({ code: 'burnStarted', fire: s.nextFire });
  goOut(s, s.nextFire, listener);
  burnOn(s, s.nextFire, listener);
}

/**
 * After a challenge in burn: whoever has no card goes out, then `next` leads, or the round is over
 * (R11).
 */
export function goOnBurning(s: BlazeState, ending: ChallengeEnd, listener?: Listener): void {
  const next = nextFireOf(s, ending);
  const anyOut = emptiedHand(s) && goOut(s, s.fire, listener);
  countIdle(s, ending, anyOut, listener);
  if (s.idle === IDLE_LIMIT) endInStalemate(s, next, listener);
  else burnOn(s, next, listener);
}

/** Whether somebody in the challenge has no card left; nobody else can have lost one. */
const emptiedHand = (s: BlazeState): boolean =>
  s.count[s.fire] === 0 || s.count[s.ash] === 0 || (s.ember !== NOBODY && s.count[s.ember] === 0);

/**
 * The next challenge, led by `next` or, where that seat has gone out, by the next one in; or the
 * end of the round.
 */
function burnOn(s: BlazeState, next: Seat, listener?: Listener): void {
  if (atMostOneIn(s)) endRound(s, listener);
  else startChallenge(s, isIn(s, next) ? next : nextIn(s, next), listener);
}

/**
 * Everyone in without cards takes the top feather, clockwise from `from` (R11). Says whether anyone
 * did.
 */
function goOut(s: BlazeState, from: Seat, listener?: Listener): boolean {
  const players = s.setup.players;
  const before = s.inRound;
  for (let i = 0, seat = from; i < players; i++, seat = nextSeat(seat, players))
    if (isIn(s, seat) && s.count[seat] === 0) leave(s, seat, listener);
  return s.inRound !== before;
}

/**
 * A stalemate in burn (R12): everybody in goes out, the smallest hand first, of equal ones the
 * first from the next Fire on.
 */
function endInStalemate(s: BlazeState, next: Seat, listener?: Listener): void {
  listener?.all({ code: 'burnStalemate' });
  for (let cards = 1; s.inRound !== 0; cards++) {
    const players = s.setup.players;
    for (let i = 0; i < players; i++) {
      const seat = (next + i) % players;
      if (isIn(s, seat) && s.count[seat] === cards) leave(s, seat, listener);
    }
  }
  endRound(s, listener);
}

const atMostOneIn = (s: BlazeState): boolean => (s.inRound & (s.inRound - 1)) === 0;
