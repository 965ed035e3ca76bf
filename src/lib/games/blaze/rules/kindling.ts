import type { Seat } from '../../../core/seats.ts';
import { startBurn } from './burn.ts';
import {
  clearRoles,
  countIdle,
  nextFireOf,
  startChallenge,
  type ChallengeEnd,
} from './challenge.ts';
import type { Listener } from './events.ts';
import { tellDraw, tellKindlingOver } from './telling.ts';
import { addToHand, makeKnown } from './hands.ts';
import { BETTING, type BlazeState } from './state.ts';
import { HAND_SIZE, IDLE_LIMIT } from './rulebook.ts';
import { turnInBetting } from './turn.ts';

/**
 * After a challenge in kindling: everybody in it draws, then `next` leads, or kindling is over
 * (R9).
 */
export function goOnKindling(s: BlazeState, ending: ChallengeEnd, listener?: Listener): void {
  const next = nextFireOf(s, ending);
  const before = s.deckTop;
  refill(s, s.fire, listener);
  refill(s, s.ash, listener);
  refill(s, s.ember, listener);
  countIdle(s, ending, s.deckTop > before, listener);
  if (s.deckTop < s.deckEnd && s.idle < IDLE_LIMIT) startChallenge(s, next, listener);
  else endKindling(s, next, listener);
}

/** Draws up to five cards (R9). Everybody sees where the trump card goes. */
function refill(s: BlazeState, seat: Seat, listener?: Listener): void {
  const from = s.deckTop;
  while (s.count[seat]! < HAND_SIZE && s.deckTop < s.deckEnd) {
    const face = s.deck[s.deckTop++]!;
    addToHand(s, seat, face);
    if (s.deckTop === s.deckEnd && s.setup.switches.drawTrump) makeKnown(s, seat, face);
  }
  if (listener && s.deckTop > from) tellDraw(s, seat, from, listener);
}

function endKindling(s: BlazeState, next: Seat, listener?: Listener): void {
  if (listener) tellKindlingOver(s, listener);
  s.idle = 0;
  s.nextFire = next;
  clearRoles(s);
  if (!s.setup.switches.betting) return startBurn(s, listener);
  s.phase = BETTING;
  s.turn = turnInBetting(s);
}
