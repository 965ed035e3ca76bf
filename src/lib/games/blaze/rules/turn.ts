import { NOBODY, type Seat } from '../../../core/seats.ts';
import type { Ask } from '../../contract/rules.ts';
import { BETTING, cellsOf, isChallenge, isIn, room, type BlazeState } from './state.ts';
import { highestOf } from './sets.ts';

/** Whether the pass of `seat` stands (R7). */
export const hasPassed = (s: BlazeState, seat: Seat): boolean => ((s.passed >> seat) & 1) === 1;

/** Whether a seat could attack as far as everybody can tell: there is room, and it has cards. */
const couldAdd = (s: BlazeState, seat: Seat): boolean => room(s) > 0 && s.count[seat]! > 0;

/** Whether an attacker is still to be asked: it could add and has not passed. */
const isToBeAsked = (s: BlazeState, seat: Seat): boolean =>
  !hasPassed(s, seat) && couldAdd(s, seat);

/** Whether Fire and Ember are asked to add or decline: all is beaten, or Ash is taking. */
export const isAsking = (s: BlazeState): boolean => s.unbeaten === 0 || s.taking === 1;

/** Whose turn it is in the challenge (R7), or `NOBODY` when none is left and it resolves. */
export function turnInChallenge(s: BlazeState): Seat {
  if (s.attacks === 0) return s.fire;
  if (!isAsking(s)) return isToBeAsked(s, s.lastAttacker) ? s.lastAttacker : s.ash;
  if (isToBeAsked(s, s.fire)) return s.fire;
  if (s.ember !== NOBODY && isToBeAsked(s, s.ember)) return s.ember;
  return NOBODY;
}

/** The place whose card Fire could take back now (R8), or -1. */
export const takeBackPlace = (s: BlazeState): number => (room(s) === 0 ? highestOf(s.early) : -1);

/** Whether a seat has laid its bet of this round. */
export const hasBet = (s: BlazeState, seat: Seat): boolean => s.betOn[betCell(s, seat)]! !== NOBODY;

/** Where this round's bet of a seat stands in the arrays by round and seat. */
export const betCell = (s: BlazeState, seat: Seat): number => cellsOf(s.round) + seat;

/** During betting: the first seat from the next Fire on that has not bet, or `NOBODY`. */
export function turnInBetting(s: BlazeState): Seat {
  const players = s.setup.players;
  for (let i = 0; i < players; i++) {
    const seat = (s.nextFire + i) % players;
    if (!hasBet(s, seat)) return seat;
  }
  return NOBODY;
}

/** Who was bet on in this round, by seat; `NOBODY` where a bet is missing. */
export function targetsOf(s: BlazeState): readonly Seat[] {
  const base = betCell(s, 0);
  return Array.from(s.betOn.subarray(base, base + s.setup.players));
}

/** Whether every seat has laid its bet of a round, so that the targets are public (R10). */
export function betsLaid(s: BlazeState, round: number): boolean {
  for (let seat = 0; seat < s.setup.players; seat++)
    if (s.betOn[cellsOf(round) + seat] === NOBODY) return false;
  return true;
}

/** How `seat` is asked now. Depends on public facts only. */
export function askOf(s: BlazeState, seat: Seat): Ask {
  if (s.phase === BETTING) return hasBet(s, seat) ? 'none' : 'must';
  if (!isChallenge(s) || !isIn(s, seat)) return 'none';
  if (seat === s.ash) return askOfAsh(s);
  if (seat === s.fire) return askOfFire(s);
  if (seat === s.ember) return askOfEmber(s);
  return 'none';
}

function askOfAsh(s: BlazeState): Ask {
  if (s.turn === s.ash) return 'must';
  return s.attacks > 0 && s.taking === 0 ? 'could' : 'none';
}

function askOfFire(s: BlazeState): Ask {
  if (s.attacks === 0) return 'must';
  if (mayDecline(s, s.fire)) return 'may';
  const takesBack = takeBackPlace(s) >= 0 && s.count[s.fire]! > 0;
  return couldAdd(s, s.fire) || takesBack ? 'could' : 'none';
}

function askOfEmber(s: BlazeState): Ask {
  if (s.attacks === 0) return 'none';
  if (mayDecline(s, s.ember)) return 'may';
  return couldAdd(s, s.ember) && s.taking === 0 ? 'could' : 'none';
}

/**
 * Whether an attacker may pass now: in turn, or as soon as the table asks (R7). Not at the opening.
 */
export const mayDecline = (s: BlazeState, seat: Seat): boolean =>
  s.attacks > 0 && (s.turn === seat || (isAsking(s) && isToBeAsked(s, seat)));

/** In the reward Ember adds after Fire has answered (R7). */
export const waitsFor = (s: BlazeState, seat: Seat): Seat =>
  s.taking === 1 && seat === s.ember && s.turn === s.fire ? s.fire : NOBODY;
