import { NOBODY, seatOrNull, seatsFrom, type Seat } from '../../../core/seats.ts';
import type { Ask } from '../../contract/rules.ts';
import { CARDS, cardOf, cardsOf, RANKS, type Card, type Rank, type Suit } from './cards.ts';
import {
  deckCount,
  handCounts,
  legalMoves,
  phaseWord,
  trumpWord,
  type PhaseWord,
} from './facts.ts';
import { MAX_PLACES, stackOf, type Switches } from './rulebook.ts';
import type { BlazeMove } from './moves.ts';
import { finalResult, type BlazeResult } from './scoring.ts';
import { isOneOf } from './sets.ts';
import { BETTING, cellsOf, isChallenge, OVER, room, type BlazeState } from './state.ts';
import { askOf, betsLaid, hasPassed, takeBackPlace } from './turn.ts';

/** An attack card on the table, and what beat it. */
export interface TableCard {
  readonly attack: Card;
  readonly by: Seat;
  readonly beat: Card | null;
}

/** A bet as its owner knows it. */
export interface Bet {
  readonly on: Seat;
  readonly value: 0 | 1;
}

/**
 * What everybody knows of a round's end: who left in which order, and the bets as far as they are
 * open.
 */
export interface RoundView {
  /** Seats in the order they went out; when the round is over all of them, the last player last. */
  readonly out: readonly Seat[];
  readonly over: boolean;
  /** By seat: whether the bet lies. */
  readonly laid: readonly boolean[];
  /** By seat: who was bet on; null until all bets lie. */
  readonly betOn: readonly Seat[] | null;
  /** By seat: the value; null until the round is over. */
  readonly betValues: readonly (0 | 1)[] | null;
}

/** What only one seat may know. */
export interface OwnView {
  /** Sorted by suit, then rank. */
  readonly hand: readonly Card[];
  readonly legal: readonly BlazeMove[];
  /** By round: the feather, or null. */
  readonly feathers: readonly (number | null)[];
  /** By round. */
  readonly bets: readonly (Bet | null)[];
  readonly betPoints: number;
  /** 1s among the betting cards that are not spent yet. */
  readonly ones: number;
}

/** A game as one seat may know it, or as the public table does. */
export interface BlazeView {
  /** Null: the public table. */
  readonly viewer: Seat | null;
  readonly players: number;
  readonly first: Seat;
  readonly switches: Switches;
  readonly round: number;
  readonly phase: PhaseWord;
  readonly trump: Suit | null;
  readonly trumpCard: Card | null;
  readonly fire: Seat | null;
  readonly ash: Seat | null;
  readonly ember: Seat | null;
  readonly turn: Seat | null;
  /** By seat. */
  readonly asks: readonly Ask[];
  /** Who leads burn, while the bets are laid. */
  readonly nextFire: Seat | null;
  /** Seats still in the round. */
  readonly inRound: readonly Seat[];
  /** Card counts by seat. */
  readonly hands: readonly number[];
  /** By seat: the cards everybody has seen go into that hand and not leave it, sorted. */
  readonly known: readonly (readonly Card[])[];
  readonly table: readonly TableCard[];
  readonly taking: boolean;
  /** Seats whose pass stands. */
  readonly passed: readonly Seat[];
  readonly lastAttacker: Seat | null;
  readonly limit: number;
  /** Attack cards that may still come. */
  readonly room: number;
  /** Ranks a further attack card may have. */
  readonly ranks: readonly Rank[];
  /** Places of the cards Ember played early since Ash last acted. */
  readonly early: readonly number[];
  /** The place whose card Fire could take back now. */
  readonly takeBack: number | null;
  /** Sorted by suit, then rank. */
  readonly discards: readonly Card[];
  /** Cards that can still be drawn. */
  readonly deck: number;
  /** Cards that a kindling which ended in a stalemate left undrawn. */
  readonly undrawn: number;
  /** What is left of the round's stack, highest first. */
  readonly featherStack: readonly number[];
  /** Idle challenges in a row. */
  readonly idle: number;
  /** The rounds begun, in order. */
  readonly rounds: readonly RoundView[];
  /** Null for the public table. */
  readonly own: OwnView | null;
  /** Null while the game runs. */
  readonly result: BlazeResult | null;
}

/** What `viewer` may know, field by field; nothing gets in that is not named here. */
export function view(s: BlazeState, viewer: Seat | null): BlazeView {
  const seats = seatsFrom(0, s.setup.players);
  return {
    viewer,
    players: s.setup.players,
    first: s.setup.first,
    switches: s.setup.switches,
    round: s.round,
    phase: phaseWord(s),
    trump: trumpWord(s),
    trumpCard: CARDS[s.trumpCard] ?? null,
    fire: seatOrNull(s.fire),
    ash: seatOrNull(s.ash),
    ember: seatOrNull(s.ember),
    turn: seatOrNull(s.turn),
    asks: seats.map((seat) => askOf(s, seat)),
    nextFire: s.phase === BETTING ? s.nextFire : null,
    inRound: seats.filter((seat) => isOneOf(seat, s.inRound)),
    hands: handCounts(s),
    known: seats.map((seat) => cardsOf(s.knownOnce[seat]!, s.knownTwice[seat]!)),
    ...challengeView(s),
    discards: cardsOf(s.discardOnce, s.discardTwice),
    deck: deckCount(s),
    undrawn: s.deckEnd - s.deckTop - deckCount(s),
    featherStack: stackOf(s.setup.switches, s.round).slice(s.feathersTaken),
    idle: s.idle,
    rounds: roundsBegun(s).map((round) => roundView(s, round)),
    own: viewer === null ? null : ownView(s, viewer),
    result: s.phase === OVER ? finalResult(s) : null,
  };
}

function challengeView(s: BlazeState) {
  const running = isChallenge(s);
  return {
    table: Array.from({ length: s.attacks }, (_, place) => tableCard(s, place)),
    taking: s.taking === 1,
    passed: seatsFrom(0, s.setup.players).filter((seat) => hasPassed(s, seat)),
    lastAttacker: seatOrNull(s.lastAttacker),
    limit: running ? s.limit : 0,
    room: running ? room(s) : 0,
    ranks: RANKS.filter((_, rank) => isOneOf(rank, s.ranks)),
    early: placesOf(s.early),
    takeBack: running && takeBackPlace(s) >= 0 ? takeBackPlace(s) : null,
  };
}

const tableCard = (s: BlazeState, place: number): TableCard => ({
  attack: cardOf(s.attackCards[place]!),
  by: isOneOf(place, s.emberPlaces) ? s.ember : s.fire,
  beat: CARDS[s.beatCards[place]!] ?? null,
});

const roundsBegun = (s: BlazeState): readonly number[] =>
  Array.from({ length: s.round }, (_, i) => i + 1);

/** What everybody knows of round 1 or 2. */
function roundView(s: BlazeState, round: number): RoundView {
  const base = cellsOf(round);
  const over = isRoundOver(s, round);
  const targets = Array.from(s.betOn.subarray(base, base + s.setup.players));
  return {
    out: Array.from(s.outOrder.subarray(base, base + s.outCount[round - 1]!)),
    over,
    laid: targets.map((target) => target !== NOBODY),
    betOn: betsLaid(s, round) ? targets : null,
    betValues:
      over && betsLaid(s, round) ? targets.map((_, seat) => betValue(s, base + seat)) : null,
  };
}

function ownView(s: BlazeState, seat: Seat): OwnView {
  const cells = roundsBegun(s).map((round) => cellsOf(round) + seat);
  return {
    hand: cardsOf(s.once[seat]!, s.twice[seat]!),
    legal: legalMoves(s, seat),
    feathers: cells.map((cell) => s.feathers[cell]! || null),
    bets: cells.map((cell) => ownBet(s, cell)),
    betPoints: s.betPoints[seat]!,
    ones: s.ones[seat]!,
  };
}

const ownBet = (s: BlazeState, cell: number): Bet | null =>
  s.betOn[cell] === NOBODY ? null : { on: s.betOn[cell]!, value: betValue(s, cell) };

const betValue = (s: BlazeState, cell: number): 0 | 1 => (s.betOne[cell] === 1 ? 1 : 0);

/** Whether a round that began has ended. */
const isRoundOver = (s: BlazeState, round: number): boolean => round < s.round || s.phase === OVER;

const placesOf = (places: number): readonly number[] =>
  Array.from({ length: MAX_PLACES }, (_, i) => i).filter((place) => isOneOf(place, places));
