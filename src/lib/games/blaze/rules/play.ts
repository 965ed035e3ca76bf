import { NOBODY, type Seat } from '../../../core/seats.ts';
import { actionOf, seatOf, type MoveCode } from '../../contract/move-code.ts';
import { rankOf, type Face } from './cards.ts';
import { BEAT, beatFaceOf, betValueOf, PASS, placeOf, targetOf } from './moves.ts';
import { startBurn } from './burn.ts';
import type { Listener } from './events.ts';
import { tellAttack, tellBeat, tellBet, tellPass, tellTakenBack } from './telling.ts';
import { beatOpensRank } from './rulebook.ts';
import { resolve } from './resolve.ts';
import { addToHand, makeKnown, takeFromHand } from './hands.ts';
import { rankBit, room, type BlazeState } from './state.ts';
import { betCell, takeBackPlace, turnInBetting, turnInChallenge } from './turn.ts';

/**
 * Plays a legal move and everything it brings about, and tells of it. Illegal ones are not noticed:
 * see `explain`.
 */
export function play(s: BlazeState, code: MoveCode, listener?: Listener): void {
  const seat = seatOf(code);
  const action = actionOf(code);
  if (action < PASS) attack(s, seat, action, listener);
  else if (action === PASS) pass(s, seat, listener);
  else if (action >= BEAT) beat(s, placeOf(action), beatFaceOf(action), listener);
  else return bet(s, seat, targetOf(action), betValueOf(action), listener);
  s.turn = turnInChallenge(s);
  if (s.turn === NOBODY) resolve(s, listener);
}

function attack(s: BlazeState, seat: Seat, face: Face, listener?: Listener): void {
  takeFromHand(s, seat, face);
  if (room(s) > 0) lay(s, seat, face, listener);
  else takeBack(s, face, listener);
  s.passed &= ~(1 << seat);
  s.lastAttacker = seat;
}

function lay(s: BlazeState, seat: Seat, face: Face, listener?: Listener): void {
  const place = s.attacks++;
  if (listener) tellAttack(seat, face, place, listener);
  const bit = 1 << place;
  s.attackCards[place] = face;
  s.beatCards[place] = -1;
  s.unbeaten |= bit;
  s.ranks |= rankBit(face);
  if (seat !== s.ember) return;
  s.emberPlaces |= bit;
  if (isEarly(s)) s.early |= bit;
}

/**
 * Whether an attack of Ember's is early (R8): out of turn, or on the turn an early one gave it.
 * That turn ends when Ash beats or passes, which clears `early`; being asked gives Ember a turn
 * only after that, so a card of an asked Ember is never early.
 */
const isEarly = (s: BlazeState): boolean => s.turn !== s.ember || s.early !== 0;

/**
 * Fire's card takes the place of Ember's latest early one (R8). The ranks on the table stay:
 * Ember's card had to match one that is still there.
 */
function takeBack(s: BlazeState, face: Face, listener?: Listener): void {
  const place = takeBackPlace(s);
  const bit = 1 << place;
  const returned = s.attackCards[place]!;
  addToHand(s, s.ember, returned);
  makeKnown(s, s.ember, returned);
  s.attackCards[place] = face;
  s.emberPlaces &= ~bit;
  s.early &= ~bit;
  if (listener) tellTakenBack(s, place, returned, listener);
}

function beat(s: BlazeState, place: number, face: Face, listener?: Listener): void {
  if (listener) tellBeat(s, place, face, listener);
  takeFromHand(s, s.ash, face);
  s.beatCards[place] = face;
  s.unbeaten &= ~(1 << place);
  s.early = 0;
  if (beatOpensRank(rankOf(face), s.setup.switches)) s.ranks |= rankBit(face);
  if (s.unbeaten === 0) s.passed = 0;
}

function pass(s: BlazeState, seat: Seat, listener?: Listener): void {
  if (listener) tellPass(s, seat, listener);
  if (seat === s.ash) {
    s.taking = 1;
    s.passed = 0;
    s.early = 0;
  } else {
    s.passed |= 1 << seat;
  }
}

function bet(s: BlazeState, seat: Seat, target: Seat, value: number, listener?: Listener): void {
  const cell = betCell(s, seat);
  s.betOn[cell] = target;
  s.betOne[cell] = value;
  s.turn = turnInBetting(s);
  if (listener) tellBet(s, seat, listener);
  if (s.turn === NOBODY) startBurn(s, listener);
}
