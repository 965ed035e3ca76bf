import { NOBODY, type Seat } from '../../../core/seats.ts';
import type { Listener } from './events.ts';
import { tellIdle, tellRoles } from './telling.ts';
import { addToPile, emptyPile, pile } from './pile.ts';
import { nextIn, type BlazeState } from './state.ts';
import { limitFor } from './rulebook.ts';

/**
 * The seat `fire` leads the next challenge; Ash and Ember are the next two that are in (R2, R3).
 */
export function startChallenge(s: BlazeState, fire: Seat, listener?: Listener): void {
  s.fire = fire;
  s.ash = nextIn(s, fire);
  const third = nextIn(s, s.ash);
  s.ember = third === fire ? NOBODY : third;
  s.limit = limitFor(s.count[s.ash]!);
  clearTable(s);
  s.turn = fire;
  if (listener) tellRoles(s, listener);
}

function clearTable(s: BlazeState): void {
  s.attacks = 0;
  s.unbeaten = 0;
  s.emberPlaces = 0;
  s.early = 0;
  s.ranks = 0;
  s.taking = 0;
  s.passed = 0;
  s.lastAttacker = NOBODY;
}

/** Between challenges nobody holds a role. */
export function clearRoles(s: BlazeState): void {
  s.fire = s.ash = s.ember = NOBODY;
  clearTable(s);
}

/** Gathers all cards of the challenge. */
function gatherTable(s: BlazeState): void {
  emptyPile();
  for (let place = 0; place < s.attacks; place++) {
    addToPile(s.attackCards[place]!);
    if (s.beatCards[place]! >= 0) addToPile(s.beatCards[place]!);
  }
}

/** Ash takes the table; everybody has seen those cards (R9). */
export function takeTable(s: BlazeState): void {
  const { ash } = s;
  gatherTable(s);
  s.twice[ash]! |= pile.twice | (s.once[ash]! & pile.once);
  s.once[ash]! |= pile.once;
  s.knownTwice[ash]! |= pile.twice | (s.knownOnce[ash]! & pile.once);
  s.knownOnce[ash]! |= pile.once;
  s.count[ash]! += pile.count;
}

/** The beaten challenge goes to the discards (R9). */
export function discardTable(s: BlazeState): void {
  gatherTable(s);
  s.discardTwice |= pile.twice | (s.discardOnce & pile.once);
  s.discardOnce |= pile.once;
}

/** How a challenge ends (R9). */
export type ChallengeEnd = 'beaten' | 'taken';

/** Who leads after the challenge, as long as that seat is still in (R9). */
export function nextFireOf(s: BlazeState, ending: ChallengeEnd): Seat {
  if (ending === 'beaten') return s.ash;
  return s.ember === NOBODY ? s.fire : s.ember;
}

/**
 * A challenge is idle when it ends taken and neither draw nor leaving followed; any other starts
 * the count anew (R12).
 */
export function countIdle(
  s: BlazeState,
  ending: ChallengeEnd,
  followed: boolean,
  listener?: Listener,
): void {
  s.idle = ending === 'taken' && !followed ? s.idle + 1 : 0;
  if (listener) tellIdle(s, listener);
}
