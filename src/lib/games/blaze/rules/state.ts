import { nextSeat, NOBODY, type Seat } from '../../../core/seats.ts';
import { FACES, rankOf, type Face } from './cards.ts';
import { MAX_PLACES, MAX_PLAYERS, roomUnder, ROUNDS, type Switches } from './rulebook.ts';

/** Phases, in the order a round runs through them. `DEAL` waits for the shuffled cards. */
export const DEAL = 0;
export const KINDLING = 1;
export const BETTING = 2;
export const BURN = 3;
export const OVER = 4;

/** 1s among everyone's three betting cards (R10). */
const ONES_AT_FIRST = 2;

const ALL_FACES = 2 ** FACES - 1;
const DECK_SIZE = 60;

/** What stays the same all through a game. */
export interface Setup {
  readonly players: number;
  /** The first Fire of round 1. */
  readonly first: Seat;
  readonly switches: Switches;
}

/**
 * The whole truth of a game, secret cards included, changed in place.
 *
 * Cards are multisets of faces with at most two copies, kept as two words of 30 bits: `once` has
 * the faces held at least once, `twice` those held twice. Seats that may be missing are `NOBODY`;
 * flags are 0 or 1; a set of seats or of places is a word with a bit for each. Arrays "by seat"
 * have five cells however many play; `feathers`, `betOn` and `betOne` hold five cells a round.
 */
export class BlazeState {
  setup: Setup;

  round = 1;
  phase: number = DEAL;
  /** A suit, or -1 before the first deal. */
  trump = -1;
  /** The face that names trump, or -1. */
  trumpCard: Face = -1;

  fire: Seat = NOBODY;
  ash: Seat = NOBODY;
  ember: Seat = NOBODY;
  /** Whose turn it is; `NOBODY` while a deal is due and when the game is over. */
  turn: Seat = NOBODY;

  /** The challenge. Attack cards lie at places 0 to `attacks` - 1. */
  limit = 0;
  attacks = 0;
  /** Places with an unbeaten attack card. */
  unbeaten = 0;
  /** Places whose attack card is Ember's; Fire's are the rest. */
  emberPlaces = 0;
  /**
   * Places of cards Ember played early since Ash last beat or passed: Fire may take back the
   * highest (R8).
   */
  early = 0;
  /** Ranks a further attack card may have. */
  ranks = 0;
  taking = 0;
  /** Seats whose pass stands. */
  passed = 0;
  lastAttacker: Seat = NOBODY;
  readonly attackCards = new Int32Array(MAX_PLACES);
  /** -1 where the attack card is unbeaten. */
  readonly beatCards = new Int32Array(MAX_PLACES);

  /** The round. Seats still in. */
  inRound = 0;
  feathersTaken = 0;
  /** Idle challenges in a row. */
  idle = 0;
  /** Who leads after the bets; also the seat the bets' order starts with. */
  nextFire: Seat = NOBODY;

  /** Hands, by seat. */
  readonly once = new Int32Array(MAX_PLAYERS);
  readonly twice = new Int32Array(MAX_PLAYERS);
  readonly count = new Int32Array(MAX_PLAYERS);
  /** The part of each hand that everybody has seen go there, by seat. */
  readonly knownOnce = new Int32Array(MAX_PLAYERS);
  readonly knownTwice = new Int32Array(MAX_PLAYERS);

  /** The face-up discards. */
  discardOnce = 0;
  discardTwice = 0;
  /** The round's draw pile in drawing order; what is left lies from `deckTop` to `deckEnd` - 1. */
  readonly deck = new Int32Array(DECK_SIZE);
  deckTop = 0;
  deckEnd = 0;
  /**
   * Cards out of reach this round: in round 1 the draw deck of round 2, its trump card first; in
   * round 2 what was not dealt.
   */
  readonly aside = new Int32Array(DECK_SIZE);
  asideSize = 0;

  /** Betting cards with a 1 not yet spent, by seat. */
  readonly ones = new Int32Array(MAX_PLAYERS).fill(ONES_AT_FIRST);
  /** The seat bet on, or `NOBODY`, and whether with a 1; by round and seat. */
  readonly betOn = new Int32Array(ROUNDS * MAX_PLAYERS).fill(NOBODY);
  readonly betOne = new Int32Array(ROUNDS * MAX_PLAYERS);
  /** Won bets, by seat. */
  readonly betPoints = new Int32Array(MAX_PLAYERS);
  /** Feather values, 0 where there is none; by round and seat. */
  readonly feathers = new Int32Array(ROUNDS * MAX_PLAYERS);
  /**
   * Seats in the order they went out, the last player last, -1 where not yet; by round and place.
   */
  readonly outOrder = new Int32Array(ROUNDS * MAX_PLAYERS).fill(NOBODY);
  /** How many seats stand in `outOrder`; by round. */
  readonly outCount = new Int32Array(ROUNDS);

  constructor(setup: Setup) {
    this.setup = setup;
  }

  /** Makes this state equal to `other`. */
  copyFrom(other: BlazeState): void {
    this.setup = other.setup;
    this.copyChallengeFrom(other);
    this.copyRoundFrom(other);
    copyCells(this.ones, other.ones);
    copyCells(this.betOn, other.betOn);
    copyCells(this.betOne, other.betOne);
    copyCells(this.betPoints, other.betPoints);
    copyCells(this.feathers, other.feathers);
    copyCells(this.outOrder, other.outOrder);
    copyCells(this.outCount, other.outCount);
  }

  private copyChallengeFrom(other: BlazeState): void {
    this.fire = other.fire;
    this.ash = other.ash;
    this.ember = other.ember;
    this.turn = other.turn;
    this.limit = other.limit;
    this.attacks = other.attacks;
    this.unbeaten = other.unbeaten;
    this.emberPlaces = other.emberPlaces;
    this.early = other.early;
    this.ranks = other.ranks;
    this.taking = other.taking;
    this.passed = other.passed;
    this.lastAttacker = other.lastAttacker;
    copyCells(this.attackCards, other.attackCards);
    copyCells(this.beatCards, other.beatCards);
  }

  private copyRoundFrom(other: BlazeState): void {
    this.round = other.round;
    this.phase = other.phase;
    this.trump = other.trump;
    this.trumpCard = other.trumpCard;
    this.inRound = other.inRound;
    this.feathersTaken = other.feathersTaken;
    this.idle = other.idle;
    this.nextFire = other.nextFire;
    this.discardOnce = other.discardOnce;
    this.discardTwice = other.discardTwice;
    this.deckTop = other.deckTop;
    this.deckEnd = other.deckEnd;
    this.asideSize = other.asideSize;
    copyCells(this.once, other.once);
    copyCells(this.twice, other.twice);
    copyCells(this.count, other.count);
    copyCells(this.knownOnce, other.knownOnce);
    copyCells(this.knownTwice, other.knownTwice);
    this.deck.set(other.deck);
    this.aside.set(other.aside);
  }
}

/** A loop beats `set` on arrays this short. */
function copyCells(to: Int32Array, from: Int32Array): void {
  for (let i = 0; i < to.length; i++) to[i] = from[i]!;
}

/** The faces in play for so many players: 30, or 27 without the 1s (R1). */
export const facesInPlay = (players: number): number =>
  players === 3 ? ALL_FACES & ~spread(1) : ALL_FACES;

/** The faces of any suit whose rank is in `ranks`. */
export const spread = (ranks: number): number => ranks | (ranks << 10) | (ranks << 20);

/** Where round 1 or 2 begins in the arrays by round and seat. */
export const cellsOf = (round: number): number => (round - 1) * MAX_PLAYERS;

/** The rank of a face as a set of ranks: bits 0 to 9. */
export const rankBit = (face: Face): number => 1 << rankOf(face);

/** Whether a seat is still in the round: it has not gone out. */
export const isIn = (s: BlazeState, seat: Seat): boolean => ((s.inRound >> seat) & 1) === 1;

/** Whether a challenge is running, so that roles are held. */
export const isChallenge = (s: BlazeState): boolean => s.phase === KINDLING || s.phase === BURN;

/** Attack cards this challenge may still take. */
export const room = (s: BlazeState): number => roomUnder(s.limit, s.attacks);

/** The next seat clockwise that is still in. Somebody must be. */
export function nextIn(s: BlazeState, seat: Seat): Seat {
  const players = s.setup.players;
  do seat = nextSeat(seat, players);
  while (!isIn(s, seat));
  return seat;
}
