import { NOBODY, nextSeat, type Seat } from '../../core/seats.ts';
import { MAX_PLAYERS } from './options.ts';
import {
  addToHand,
  BETTING,
  BURN,
  DEAL,
  facesInPlay,
  HAND_SIZE,
  IDLE_LIMIT,
  isIn,
  KINDLING,
  makeKnown,
  nextIn,
  OVER,
  ROUNDS,
  type BlazeState,
} from './state.ts';
import { FACES, suitOf, type Face } from './cards.ts';
import { settleBets } from './scoring.ts';
import { turnInBetting } from './turn.ts';

/** How many cards are played with: 60, or 54 without the 1s (R1). */
export const cardsInPlay = (players: number): number => (players === 3 ? 54 : 60);

/** The second draw deck: the larger half of the undealt cards (R1). */
export const deck2Size = (players: number): number =>
  Math.ceil((cardsInPlay(players) - HAND_SIZE * players) / 2);

/** Cards gathered from somewhere, as a multiset; one object for all, so that playing allocates nothing. */
const pile = { once: 0, twice: 0, count: 0 };

function emptyPile(): void {
  pile.once = 0;
  pile.twice = 0;
  pile.count = 0;
}

function addToPile(face: Face): void {
  const bit = 1 << face;
  pile.twice |= pile.once & bit;
  pile.once |= bit;
  pile.count++;
}

/**
 * The cards of the deal that is due, in order of face: all of them, and for round 2 all but the draw deck that lies aside (R1, R13).
 * A secret: what is missing lies in that deck.
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

/** Deals a round from the shuffled order a record lists (R1, R13). The order must hold exactly `cardsToDeal`. */
export function deal(s: BlazeState, order: ArrayLike<Face>): void {
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
  startChallenge(s, first);
}

/** Puts the cards of an order from `start` on out of reach. */
function layAside(s: BlazeState, order: ArrayLike<Face>, start: number): void {
  s.asideSize = order.length - start;
  for (let i = 0; i < s.asideSize; i++) s.aside[i] = order[start + i]!;
}

/** Lays out a draw deck: its top card names trump, and is drawn last where the edition draws it (R1, R14). */
function layDeck(s: BlazeState, from: ArrayLike<Face>, start: number, end: number): void {
  s.trumpCard = from[start]!;
  s.trump = suitOf(s.trumpCard);
  s.deckTop = 0;
  s.deckEnd = 0;
  for (let i = start + 1; i < end; i++) s.deck[s.deckEnd++] = from[i]!;
  if (s.setup.switches.drawTrump) s.deck[s.deckEnd++] = s.trumpCard;
}

function startChallenge(s: BlazeState, fire: Seat): void {
  s.fire = fire;
  s.ash = nextIn(s, fire);
  const third = nextIn(s, s.ash);
  s.ember = third === fire ? NOBODY : third;
  s.limit = Math.min(HAND_SIZE, s.count[s.ash]!);
  clearTable(s);
  s.turn = fire;
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

/** Ends the challenge (R9): the cards move, hands fill up in kindling, seats go out in burn, and the next one starts. */
export function resolve(s: BlazeState): void {
  const taken = s.taking === 1;
  if (taken) takeTable(s);
  else discardTable(s);
  const next = taken ? (s.ember === NOBODY ? s.fire : s.ember) : s.ash;
  if (s.phase === KINDLING) goOnKindling(s, taken, next);
  else goOnBurning(s, taken, next);
}

function gatherTable(s: BlazeState): void {
  emptyPile();
  for (let place = 0; place < s.attacks; place++) {
    addToPile(s.attackCards[place]!);
    if (s.beatCards[place]! >= 0) addToPile(s.beatCards[place]!);
  }
}

/** Ash takes the table; everybody has seen those cards (R9). */
function takeTable(s: BlazeState): void {
  const { ash } = s;
  gatherTable(s);
  s.twice[ash]! |= pile.twice | (s.once[ash]! & pile.once);
  s.once[ash]! |= pile.once;
  s.knownTwice[ash]! |= pile.twice | (s.knownOnce[ash]! & pile.once);
  s.knownOnce[ash]! |= pile.once;
  s.count[ash]! += pile.count;
}

function discardTable(s: BlazeState): void {
  gatherTable(s);
  s.discardTwice |= pile.twice | (s.discardOnce & pile.once);
  s.discardOnce |= pile.once;
}

function goOnKindling(s: BlazeState, taken: boolean, next: Seat): void {
  const before = s.deckTop;
  refill(s, s.fire);
  refill(s, s.ash);
  refill(s, s.ember);
  countIdle(s, taken && s.deckTop === before);
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

/** A challenge is idle when it ends taken and nobody drew or went out; any other starts the count anew (R12). */
function countIdle(s: BlazeState, idle: boolean): void {
  s.idle = idle ? s.idle + 1 : 0;
}

function endKindling(s: BlazeState, next: Seat): void {
  s.idle = 0;
  s.nextFire = next;
  clearRoles(s);
  if (!s.setup.switches.betting) return startBurn(s);
  s.phase = BETTING;
  s.turn = turnInBetting(s);
}

function clearRoles(s: BlazeState): void {
  s.fire = s.ash = s.ember = NOBODY;
  clearTable(s);
}

/** Starts burn once the bets are laid (R11): seats without cards go out at once. */
export function startBurn(s: BlazeState): void {
  s.phase = BURN;
  goOut(s, s.nextFire);
  burnOn(s, s.nextFire);
}

function goOnBurning(s: BlazeState, taken: boolean, next: Seat): void {
  const anyOut = emptiedHand(s) && goOut(s, s.fire);
  countIdle(s, taken && !anyOut);
  if (s.idle === IDLE_LIMIT) settleBurn(s, next);
  else burnOn(s, next);
}

/** Whether somebody in the challenge has no card left; nobody else can have lost one. */
const emptiedHand = (s: BlazeState): boolean =>
  s.count[s.fire] === 0 || s.count[s.ash] === 0 || (s.ember !== NOBODY && s.count[s.ember] === 0);

/** The next challenge, led by `next` or, where that seat has gone out, by the next one in; or the end of the round. */
function burnOn(s: BlazeState, next: Seat): void {
  if (atMostOneIn(s)) endRound(s);
  else startChallenge(s, isIn(s, next) ? next : nextIn(s, next));
}

/** Everyone in without cards takes the top feather, clockwise from `from` (R11). Says whether anyone did. */
function goOut(s: BlazeState, from: Seat): boolean {
  const players = s.setup.players;
  const before = s.inRound;
  for (let i = 0, seat = from; i < players; i++, seat = seat + 1 === players ? 0 : seat + 1)
    if (isIn(s, seat) && s.count[seat] === 0) leave(s, seat);
  return s.inRound !== before;
}

/** A seat leaves the round, with the top feather if one is left (R11). */
function leave(s: BlazeState, seat: Seat): void {
  const base = (s.round - 1) * MAX_PLAYERS;
  const stack = s.setup.switches.feathers[s.round === 1 ? 0 : 1];
  s.inRound &= ~(1 << seat);
  s.outOrder[base + s.outCount[s.round - 1]!++] = seat;
  if (s.feathersTaken < stack.length) s.feathers[base + seat] = stack[s.feathersTaken++]!;
}

/** A stalemate in burn (R12): all go out at once, fewest cards first, ties clockwise from the next Fire. */
function settleBurn(s: BlazeState, next: Seat): void {
  for (let cards = 1; s.inRound !== 0; cards++) {
    const players = s.setup.players;
    for (let i = 0; i < players; i++) {
      const seat = (next + i) % players;
      if (isIn(s, seat) && s.count[seat] === cards) leave(s, seat);
    }
  }
  endRound(s);
}

const atMostOneIn = (s: BlazeState): boolean => (s.inRound & (s.inRound - 1)) === 0;

/** The last player is the seat still in, else the one who went out last (R11); then the bets are settled (R10). */
function endRound(s: BlazeState): void {
  if (s.inRound !== 0) leave(s, 31 - Math.clz32(s.inRound));
  const last = lastPlayer(s, s.round)!;
  settleBets(s, s.round, last);
  clearRoles(s);
  s.turn = NOBODY;
  s.idle = 0;
  if (s.round < ROUNDS) gather(s, last);
  else s.phase = OVER;
}

/** The last player of a round that is over. */
export const lastPlayer = (s: BlazeState, round: number): Seat =>
  s.outOrder[(round - 1) * MAX_PLAYERS + s.setup.players - 1]!;

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
