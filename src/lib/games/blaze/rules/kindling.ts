import type { Seat } from '../../../core/seats.ts';
import { startBurn } from './burn.ts';
import { clearRoles, countIdle, nextFireOf, startChallenge, type Ending } from './challenge.ts';
import { addToHand, makeKnown } from './hands.ts';
import { BETTING, type BlazeState } from './state.ts';
import { HAND_SIZE, IDLE_LIMIT } from './rulebook.ts';
import { turnInBetting } from './turn.ts';

/** After a challenge in kindling: everybody in it draws, then `next` leads, or kindling is over (R9). */
export function goOnKindling(s: BlazeState, ending: Ending): void {
  const next = nextFireOf(s, ending);
  const before = s.deckTop;
  refill(s, s.fire);
  refill(s, s.ash);
  refill(s, s.ember);
  countIdle(s, ending, s.deckTop > before);
  if (s.deckTop < s.deckEnd && s.idle < IDLE_LIMIT) startChallenge(s, next);
  else endKindling(s, next);
}

/** Draws up to five cards (R9). Everybody sees where the trump card goes. */
function refill(s: BlazeState, seat: Seat): void {
  while (s.count[seat]! < HAND_SIZE && s.deckTop < s.deckEnd) {
    const face = s.deck[s.deckTop++]!;
    addToHand(s, seat, face);
    if (s.deckTop === s.deckEnd && s.setup.switches.drawTrump) makeKnown(s, seat, face);
  }
}

function endKindling(s: BlazeState, next: Seat): void {
  s.idle = 0;
  s.nextFire = next;
  clearRoles(s);
  if (!s.setup.switches.betting) return startBurn(s);
  s.phase = BETTING;
  s.turn = turnInBetting(s);
}
