import { NOBODY, type Seat } from '../../../core/seats.ts';
import type { DealRefusal } from '../../contract/rules.ts';
import {
  beats,
  CARDS,
  cardOf,
  faceOf,
  FACES,
  rankOf,
  RANKS,
  readFace,
  suitOf,
  SUITS,
  type Card,
  type Face,
  type Rank,
  type Suit,
} from './cards.ts';
import type { BlazeMove } from './moves.ts';
import { cardsToDeal } from './deal.ts';
import { isOneOf } from './sets.ts';
import { BETTING, DEAL, isChallenge, isIn, OVER, room, type BlazeState } from './state.ts';
import { hasBet, hasPassed, isAsking, mayDecline, takeBackPlace } from './turn.ts';

/** Why a move is not legal, with what the sentence about it needs. */
export type BlazeRefusal =
  | { readonly code: 'gameOver' | 'dealDue' | 'noSuchSeat' }
  /** The game stands in another phase than this kind of move needs. */
  | { readonly code: 'betsAreDue' | 'noBetsNow' }
  | { readonly code: 'goneOut' | 'noRole' }
  | { readonly code: 'ashDoesNotAttack' | 'onlyAshBeats' }
  | { readonly code: 'fireOpens' | 'openingNeedsCard' | 'tableEmpty' }
  | { readonly code: 'notInHand'; readonly card: Card }
  | { readonly code: 'rankNotOnTable'; readonly rank: Rank; readonly ranks: readonly Rank[] }
  | { readonly code: 'limitReached'; readonly limit: number }
  | { readonly code: 'fireFirst'; readonly fire: Seat }
  | { readonly code: 'alreadyTaking' }
  | { readonly code: 'noSuchPlace'; readonly on: number }
  | { readonly code: 'alreadyBeaten'; readonly on: number }
  | { readonly code: 'tooLow' | 'unbeatable'; readonly card: Card; readonly attack: Card }
  | {
      readonly code: 'trumpNeeded';
      readonly card: Card;
      readonly attack: Card;
      readonly trump: Suit;
    }
  | { readonly code: 'alreadyPassed' | 'nothingToDecline' }
  | { readonly code: 'notYourTurn'; readonly turn: Seat }
  | { readonly code: 'alreadyBet' | 'betOnSelf' | 'noOneLeft' };

/** Why `move` is not legal now, or null where it is. Never changes the state. */
export function explain(s: BlazeState, move: BlazeMove): BlazeRefusal | null {
  if (s.phase === OVER) return { code: 'gameOver' };
  if (s.phase === DEAL) return { code: 'dealDue' };
  if (move.seat < 0 || move.seat >= s.setup.players) return { code: 'noSuchSeat' };
  if (move.do === 'bet') return explainBet(s, move);
  if (s.phase === BETTING) return { code: 'betsAreDue' };
  return explainRole(s, move.seat) ?? explainInChallenge(s, move);
}

function explainRole(s: BlazeState, seat: Seat): BlazeRefusal | null {
  if (!isIn(s, seat)) return { code: 'goneOut' };
  return seat === s.fire || seat === s.ash || seat === s.ember ? null : { code: 'noRole' };
}

function explainInChallenge(
  s: BlazeState,
  move: Exclude<BlazeMove, { do: 'bet' }>,
): BlazeRefusal | null {
  switch (move.do) {
    case 'attack':
      return explainAttack(s, move.seat, move.card);
    case 'beat':
      return explainBeat(s, move.seat, move.card, move.on);
    case 'pass':
      return move.seat === s.ash ? explainTake(s) : explainDecline(s, move.seat);
  }
}

function explainAttack(s: BlazeState, seat: Seat, card: Card): BlazeRefusal | null {
  if (seat === s.ash) return { code: 'ashDoesNotAttack' };
  if (!holds(s, seat, card)) return { code: 'notInHand', card };
  if (s.attacks === 0) return seat === s.fire ? null : { code: 'fireOpens' };
  return explainRoom(s, seat) ?? explainRank(s, card);
}

/**
 * Room left, or an early card Fire may take back (R8); in the reward Ember waits for its turn (R7).
 */
function explainRoom(s: BlazeState, seat: Seat): BlazeRefusal | null {
  if (room(s) === 0) {
    const takesBack = seat === s.fire && takeBackPlace(s) >= 0;
    return takesBack ? null : { code: 'limitReached', limit: s.limit };
  }
  const waits = seat === s.ember && s.taking === 1 && s.turn !== seat;
  if (!waits) return null;
  return hasPassed(s, seat) ? { code: 'alreadyPassed' } : { code: 'fireFirst', fire: s.fire };
}

function explainRank(s: BlazeState, card: Card): BlazeRefusal | null {
  const rank = rankOf(faceOf(card));
  if (isOneOf(rank, s.ranks)) return null;
  const ranks = RANKS.filter((_, i) => isOneOf(i, s.ranks));
  return { code: 'rankNotOnTable', rank: RANKS[rank]!, ranks };
}

function explainBeat(s: BlazeState, seat: Seat, card: Card, on: number): BlazeRefusal | null {
  if (seat !== s.ash) return { code: 'onlyAshBeats' };
  if (s.attacks === 0) return { code: 'tableEmpty' };
  if (s.taking === 1) return { code: 'alreadyTaking' };
  if (!Number.isInteger(on) || on < 0 || on >= s.attacks) return { code: 'noSuchPlace', on };
  if (!isOneOf(on, s.unbeaten)) return { code: 'alreadyBeaten', on };
  if (!holds(s, seat, card)) return { code: 'notInHand', card };
  return explainStrength(s, card, s.attackCards[on]!);
}

/** Why a card does not beat an attack card (R6). */
function explainStrength(s: BlazeState, card: Card, attackFace: Face): BlazeRefusal | null {
  const face = faceOf(card);
  if (beats(face, attackFace, s.trump)) return null;
  const attack = cardOf(attackFace);
  if (!CARDS.some((_, any) => beats(any, attackFace, s.trump)))
    return { code: 'unbeatable', card, attack };
  if (suitOf(face) === suitOf(attackFace)) return { code: 'tooLow', card, attack };
  return { code: 'trumpNeeded', card, attack, trump: SUITS[s.trump]! };
}

function explainTake(s: BlazeState): BlazeRefusal | null {
  if (s.attacks === 0) return { code: 'tableEmpty' };
  return s.taking === 1 ? { code: 'alreadyTaking' } : null;
}

function explainDecline(s: BlazeState, seat: Seat): BlazeRefusal | null {
  if (s.attacks === 0) return { code: seat === s.fire ? 'openingNeedsCard' : 'fireOpens' };
  if (mayDecline(s, seat)) return null;
  if (hasPassed(s, seat)) return { code: 'alreadyPassed' };
  return isAsking(s) || s.turn === NOBODY
    ? { code: 'nothingToDecline' }
    : { code: 'notYourTurn', turn: s.turn };
}

function explainBet(
  s: BlazeState,
  { seat, on, value }: Extract<BlazeMove, { do: 'bet' }>,
): BlazeRefusal | null {
  if (isChallenge(s)) return { code: 'noBetsNow' };
  if (hasBet(s, seat)) return { code: 'alreadyBet' };
  if (!Number.isInteger(on) || on < 0 || on >= s.setup.players) return { code: 'noSuchSeat' };
  if (on === seat) return { code: 'betOnSelf' };
  return value === 1 && s.ones[seat] === 0 ? { code: 'noOneLeft' } : null;
}

const holds = (s: BlazeState, seat: Seat, card: Card): boolean =>
  isOneOf(faceOf(card), s.once[seat]!);

/** Why an order cannot be dealt now, or null where it can (R1, R13). */
export function explainDeal(s: BlazeState, order: readonly string[]): DealRefusal | null {
  if (s.phase !== DEAL) return { code: 'noDealDue' };
  const due = cardsToDeal(s);
  if (order.length !== due.length) return { code: 'wrongLength' };
  const missing = new Int32Array(FACES);
  for (const face of due) missing[face]!++;
  for (const word of order) {
    const face = readFace(word);
    if (face === undefined || --missing[face]! < 0) return { code: 'wrongCards' };
  }
  return null;
}
