import { nextSeat } from '../../../core/seats.ts';
import { FACES, suitOf, type Face } from './cards.ts';
import type { Listener } from './events.ts';
import { tellDeal } from './telling.ts';
import { startChallenge } from './challenge.ts';
import { addToPile, emptyPile, pile } from './pile.ts';
import { addToHand } from './hands.ts';
import { facesInPlay, KINDLING, type BlazeState } from './state.ts';
import { HAND_SIZE } from './rulebook.ts';

/** How many cards are played with: 60, or 54 without the 1s (R1). */
const cardsInPlay = (players: number): number => (players === 3 ? 54 : 60);

/** The second draw deck: the larger half of the undealt cards (R1). */
export const deck2Size = (players: number): number =>
  Math.ceil((cardsInPlay(players) - HAND_SIZE * players) / 2);

/**
 * The cards of the deal that is due, in order of face: all of them, and for round 2 all but the
 * draw deck that lies aside (R1, R13). A secret: what is missing lies in that deck.
 */
export function cardsToDeal(s: BlazeState): Face[] {
  const inPlay = facesInPlay(s.setup.players);
  gatherAside(s);
  const cards: Face[] = [];
  for (let face = 0; face < FACES; face++) {
    const bit = 1 << face;
    if ((inPlay & bit) === 0) continue;
    if ((pile.once & bit) === 0) cards.push(face);
    if ((pile.twice & bit) === 0) cards.push(face);
  }
  return cards;
}

function gatherAside(s: BlazeState): void {
  emptyPile();
  for (let i = 0; i < s.asideSize; i++) addToPile(s.aside[i]!);
}

/**
 * Deals a round from the shuffled order a record lists (R1, R13). The order must hold exactly
 * `cardsToDeal`.
 */
export function deal(s: BlazeState, order: ArrayLike<Face>, listener?: Listener): void {
  const players = s.setup.players;
  const first = s.round === 1 ? s.setup.first : s.nextFire;
  const dealt = HAND_SIZE * players;
  for (let i = 0, seat = first; i < dealt; seat = nextSeat(seat, players))
    for (const end = i + HAND_SIZE; i < end; i++) addToHand(s, seat, order[i]!);
  if (s.round === 1) {
    const deck2At = order.length - deck2Size(players);
    layDeck(s, order, dealt, deck2At);
    layAside(s, order, deck2At);
  } else {
    layDeck(s, s.aside, 0, s.asideSize);
    layAside(s, order, dealt);
  }
  s.phase = KINDLING;
  s.inRound = (1 << players) - 1;
  if (listener) tellDeal(s, listener);
  startChallenge(s, first, listener);
}

/** Puts the cards of an order from `start` on out of reach. */
function layAside(s: BlazeState, order: ArrayLike<Face>, start: number): void {
  s.asideSize = order.length - start;
  for (let i = 0; i < s.asideSize; i++) s.aside[i] = order[start + i]!;
}

/**
 * Lays out a draw deck: its top card names trump, and is drawn last where the edition draws it (R1,
 * R14).
 */
function layDeck(s: BlazeState, from: ArrayLike<Face>, start: number, end: number): void {
  s.trumpCard = from[start]!;
  s.trump = suitOf(s.trumpCard);
  s.deckTop = 0;
  s.deckEnd = 0;
  for (let i = start + 1; i < end; i++) s.deck[s.deckEnd++] = from[i]!;
  if (s.setup.switches.drawTrump) s.deck[s.deckEnd++] = s.trumpCard;
}
