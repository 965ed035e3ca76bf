import { NOBODY, type Seat } from '../../../core/seats.ts';
import { clearRoles } from './challenge.ts';
import type { Listener } from './events.ts';
import { tellLeaving, tellResult } from './telling.ts';
import { ROUNDS, stackOf } from './rulebook.ts';
import { revealBets } from './scoring.ts';
import { cellsOf, DEAL, OVER, type BlazeState } from './state.ts';
import { highestOf } from './sets.ts';

/** A seat leaves the round, with the top feather if one is left (R11). */
export function leave(s: BlazeState, seat: Seat, listener?: Listener): void {
  const base = cellsOf(s.round);
  const stack = stackOf(s.setup.switches, s.round);
  s.inRound &= ~(1 << seat);
  s.outOrder[base + s.outCount[s.round - 1]!++] = seat;
  if (s.feathersTaken < stack.length) s.feathers[base + seat] = stack[s.feathersTaken++]!;
  if (listener) tellLeaving(s, seat, s.feathers[base + seat]!, listener);
}

/**
 * The last player is the seat still in, else the one who went out last (R11); then the bets are
 * revealed (R10).
 */
export function endRound(s: BlazeState, listener?: Listener): void {
  if (s.inRound !== 0) leave(s, highestOf(s.inRound), listener);
  const last = lastPlayer(s, s.round)!;
  revealBets(s, s.round, last, listener);
  listener?.all({ code: 'roundOver', round: s.round });
  clearRoles(s);
  s.turn = NOBODY;
  s.idle = 0;
  if (s.round < ROUNDS) gather(s, last);
  else endGame(s, listener);
}

function endGame(s: BlazeState, listener?: Listener): void {
  s.phase = OVER;
  if (listener) tellResult(s, listener);
}

/** The last player of a round that is over. */
const lastPlayer = (s: BlazeState, round: number): Seat =>
  s.outOrder[cellsOf(round) + s.setup.players - 1]!;

/** Gathers every card of round 1; the second deal is due (R13). */
function gather(s: BlazeState, last: Seat): void {
  s.round++;
  s.phase = DEAL;
  s.nextFire = last;
  s.feathersTaken = 0;
  for (const cells of [s.once, s.twice, s.count, s.knownOnce, s.knownTwice]) cells.fill(0);
  s.discardOnce = s.discardTwice = 0;
  s.deckTop = s.deckEnd = 0;
}
