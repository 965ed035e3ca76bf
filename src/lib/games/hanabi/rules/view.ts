import { seatOrNull, seatsFrom, type Seat } from '../../../core/seats.ts';
import { readAct, type Act } from './acts.ts';
import { cardOf, cardsOf, type Card, type Color, type Rank } from './cards.ts';
import { colorsIn, isColorPointed, isRankPointed, ranksIn } from './hints.ts';
import { legalMoves } from './legal.ts';
import type { HanabiMove } from './moves.ts';
import type { Switches } from './rulebook.ts';
import { deckCount, faceAt, marksAt, NO_LAP, scoreOf, type HanabiState } from './state.ts';

export type PhaseWord = 'deal' | 'playing' | 'over';

const PHASE_WORDS: readonly PhaseWord[] = ['deal', 'playing', 'over'];

/** A card in a hand. All but its face is public. */
export interface HeldCard {
  /** Null where the viewer must not see it. */
  readonly card: Card | null;
  /** What it was pointed at as. */
  readonly color: Color | null;
  readonly rank: Rank | null;
  /** What no clue has ruled out. */
  readonly colors: readonly Color[];
  readonly ranks: readonly Rank[];
}

/** A game as one seat may know it, or as the public table does. */
export interface HanabiView {
  /** Null: the public table, on which all hands lie face down. */
  readonly viewer: Seat | null;
  readonly players: number;
  /** The starting seat. */
  readonly first: Seat;
  readonly switches: Switches;
  readonly phase: PhaseWord;
  readonly turn: Seat | null;
  readonly clues: number;
  /** Storm tokens left. */
  readonly storms: number;
  /** Cards on each stack, by colour: blue, green, red, white, yellow. */
  readonly stacks: readonly number[];
  /** Sorted. */
  readonly discards: readonly Card[];
  /** Cards that can still be drawn. */
  readonly deck: number;
  /** Turns left once the deck is empty; null before. */
  readonly lap: number | null;
  /** By seat, the oldest card first. */
  readonly hands: readonly (readonly HeldCard[])[];
  /** Everything done so far, in order. */
  readonly acts: readonly Act[];
  /** What the game would score if it ended now. */
  readonly score: number;
  /** The viewer's legal moves; null for the public table. */
  readonly legal: readonly HanabiMove[] | null;
}

/** What `viewer` may know, field by field; nothing gets in that is not named here. */
export const view = (s: HanabiState, viewer: Seat | null): HanabiView =>
  // A hand is seen by everybody at the table but its owner, and not by the table itself (H2).
  viewOf(s, viewer, (seat) => viewer !== null && viewer !== seat);

/** The public table with one hand turned up, as all but its owner may see it (H2). */
export const viewShowing = (s: HanabiState, shown: Seat): HanabiView =>
  viewOf(s, null, (seat) => seat === shown);

function viewOf(s: HanabiState, viewer: Seat | null, isSeen: (seat: Seat) => boolean): HanabiView {
  const { players, first, switches } = s.setup;
  return {
    viewer,
    players,
    first,
    switches,
    phase: PHASE_WORDS[s.phase]!,
    turn: seatOrNull(s.turn),
    clues: s.clues,
    storms: s.storms,
    stacks: Array.from(s.stacks),
    discards: cardsOf(s.discards),
    deck: deckCount(s),
    lap: s.lap === NO_LAP ? null : s.lap,
    hands: seatsFrom(0, players).map((seat) => handView(s, seat, isSeen(seat))),
    acts: Array.from(s.acts.subarray(0, s.actCount), readAct),
    score: scoreOf(s),
    legal: viewer === null ? null : legalMoves(s, viewer),
  };
}

const handView = (s: HanabiState, seat: Seat, isSeen: boolean): readonly HeldCard[] =>
  Array.from({ length: s.count[seat]! }, (_, slot) => heldCard(s, seat, slot, isSeen));

function heldCard(s: HanabiState, seat: Seat, slot: number, isSeen: boolean): HeldCard {
  const marks = marksAt(s, seat, slot);
  const [colors, ranks] = [colorsIn(marks), ranksIn(marks)];
  return {
    card: isSeen ? cardOf(faceAt(s, seat, slot)) : null,
    color: isColorPointed(marks) ? colors[0]! : null,
    rank: isRankPointed(marks) ? ranks[0]! : null,
    colors,
    ranks,
  };
}
