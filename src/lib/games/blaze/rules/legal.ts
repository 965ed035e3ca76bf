import type { Seat } from '../../../core/seats.ts';
import { codeOf } from '../../contract/move-code.ts';
import { BEATEN_BY, FACES, type Face } from './cards.ts';
import { beatAction, betAction, PASS } from './moves.ts';
import { lowestOf } from './sets.ts';
import { BETTING, isChallenge, room, spread, type BlazeState } from './state.ts';
import { hasBet, mayDecline, takeBackPlace } from './turn.ts';

/**
 * Writes a seat's legal moves into `out`, each once, in no promised order, and returns how many
 * there are.
 */
export function legal(s: BlazeState, seat: Seat, out: Int32Array): number {
  if (!isChallenge(s)) return s.phase === BETTING ? legalBets(s, seat, out) : 0;
  if (seat === s.ash) return legalForAsh(s, out);
  if (seat === s.fire || seat === s.ember) return legalForAttacker(s, seat, out);
  return 0;
}

function legalForAttacker(s: BlazeState, seat: Seat, out: Int32Array): number {
  let n = writeFaces(attackFaces(s, seat), codeOf(seat, 0), out, 0);
  if (mayDecline(s, seat)) out[n++] = codeOf(seat, PASS);
  return n;
}

/** The faces an attacker may lay now, as a set (R4, R7, R8). */
function attackFaces(s: BlazeState, seat: Seat): number {
  const hand = s.once[seat]!;
  if (s.attacks === 0) return seat === s.fire ? hand : 0;
  return mayLay(s, seat) ? hand & spread(s.ranks) : 0;
}

function mayLay(s: BlazeState, seat: Seat): boolean {
  if (room(s) === 0) return seat === s.fire && takeBackPlace(s) >= 0;
  return seat === s.fire || s.taking === 0 || s.turn === seat;
}

function legalForAsh(s: BlazeState, out: Int32Array): number {
  if (s.attacks === 0 || s.taking === 1) return 0;
  let n = 0;
  for (let places = s.unbeaten; places !== 0; places &= places - 1) {
    const place = lowestOf(places);
    n = writeFaces(beatFaces(s, place), codeOf(s.ash, beatAction(place, 0)), out, n);
  }
  out[n++] = codeOf(s.ash, PASS);
  return n;
}

/** The faces with which Ash beats the attack card at `place`, as a set (R6). */
const beatFaces = (s: BlazeState, place: number): number =>
  s.once[s.ash]! & BEATEN_BY[s.trump * FACES + s.attackCards[place]!]!;

function legalBets(s: BlazeState, seat: Seat, out: Int32Array): number {
  if (hasBet(s, seat)) return 0;
  let n = 0;
  for (let target = 0; target < s.setup.players; target++) {
    if (target === seat) continue;
    out[n++] = codeOf(seat, betAction(target, 0));
    if (s.ones[seat]! > 0) out[n++] = codeOf(seat, betAction(target, 1));
  }
  return n;
}

/** Writes `base` + face for every face of a set. */
function writeFaces(faces: number, base: number, out: Int32Array, n: number): number {
  while (faces !== 0) {
    const face: Face = lowestOf(faces);
    out[n++] = base + face;
    faces &= faces - 1;
  }
  return n;
}
