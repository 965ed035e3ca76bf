import { NOBODY, type Seat } from '../../../core/seats.ts';
import { DECK_SIZE, FACES, COLORS, type Face } from './cards.ts';
import type { Marks } from './hints.ts';
import { MAX_CLUES, MAX_HAND, MAX_PLAYERS, MAX_STORMS, type Switches } from './rulebook.ts';

/** `DEAL` waits for the shuffled cards. */
export const DEAL = 0;
export const PLAYING = 1;
export const OVER = 2;

/** Of `lap`: cards are left to draw. */
export const NO_LAP = -1;

/**
 * More acts than a game can have: at most 42 cards leave hands, each frees one clue at most, and
 * eight are there at first.
 */
export const MOST_ACTS = 96;

/** What stays the same all through a game. */
export interface Setup {
  readonly players: number;
  /** The starting seat. */
  readonly first: Seat;
  readonly switches: Switches;
}

/**
 * The whole truth of a game, changed in place. Arrays "by slot" have five cells for each of five
 * seats, however many there are: `MAX_HAND * seat + slot`.
 */
export class HanabiState {
  setup: Setup;

  phase: number = DEAL;
  /** Whose turn it is; `NOBODY` while a deal is due and when the game is over. */
  turn: Seat = NOBODY;
  clues = MAX_CLUES;
  /** Storm tokens left. */
  storms = MAX_STORMS;
  /** Turns left once the deck is empty; `NO_LAP` before. */
  lap = NO_LAP;
  /** Cards on all stacks. */
  built = 0;

  /** Cards on each stack, by colour. */
  readonly stacks = new Int32Array(COLORS.length);
  /** Copies of each face among the discards. */
  readonly discards = new Int32Array(FACES);

  /** Cards in hands, by seat. */
  readonly count = new Int32Array(MAX_PLAYERS);
  /** Faces, by slot. */
  readonly hands = new Int32Array(MAX_PLAYERS * MAX_HAND);
  /** What clues have told of each card, by slot; see `hints.ts`. */
  readonly marks = new Int32Array(MAX_PLAYERS * MAX_HAND);

  /** The deck in drawing order; what is left lies from `deckTop` on. Empty before the deal. */
  readonly deck = new Int32Array(DECK_SIZE);
  deckTop = DECK_SIZE;

  /** Everything done so far, as `acts.ts` packs it. */
  readonly acts = new Int32Array(MOST_ACTS);
  actCount = 0;

  constructor(setup: Setup) {
    this.setup = setup;
  }

  /** Makes this state equal to `other`. */
  copyFrom(other: HanabiState): void {
    this.setup = other.setup;
    this.phase = other.phase;
    this.turn = other.turn;
    this.clues = other.clues;
    this.storms = other.storms;
    this.lap = other.lap;
    this.built = other.built;
    this.deckTop = other.deckTop;
    this.actCount = other.actCount;
    copyCells(this.stacks, other.stacks, 0, COLORS.length);
    copyCells(this.discards, other.discards, 0, FACES);
    copyCells(this.count, other.count, 0, MAX_PLAYERS);
    copyCells(this.hands, other.hands, 0, MAX_PLAYERS * MAX_HAND);
    copyCells(this.marks, other.marks, 0, MAX_PLAYERS * MAX_HAND);
    copyCells(this.deck, other.deck, other.deckTop, DECK_SIZE);
    copyCells(this.acts, other.acts, 0, other.actCount);
  }
}

/** A loop beats `set` on arrays this short. */
function copyCells(to: Int32Array, from: Int32Array, start: number, end: number): void {
  for (let i = start; i < end; i++) to[i] = from[i]!;
}

/** Where a card lies in the arrays by slot. */
export const cellOf = (seat: Seat, slot: number): number => MAX_HAND * seat + slot;

/** The face of the card in a slot. */
export const faceAt = (s: HanabiState, seat: Seat, slot: number): Face =>
  s.hands[cellOf(seat, slot)]!;

/** What clues have told of the card in a slot. */
export const marksAt = (s: HanabiState, seat: Seat, slot: number): Marks =>
  s.marks[cellOf(seat, slot)]!;

/** Cards left to draw. */
export const deckCount = (s: HanabiState): number => DECK_SIZE - s.deckTop;

/** What the game would score if it ended as it stands (H8). */
export const scoreOf = (s: HanabiState): number =>
  s.storms === 0 && s.setup.switches.stormScore === 'zero' ? 0 : s.built;

/** A second state like this one. */
export function cloneOf(state: HanabiState): HanabiState {
  const copy = new HanabiState(state.setup);
  copy.copyFrom(state);
  return copy;
}
