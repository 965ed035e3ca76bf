import * as v from 'valibot';
import type { Seat } from '../../../core/seats.ts';
import { actionOf, codeOf, seatOf, type MoveCode } from '../../contract/move-code.ts';
import { COLORS, RANK_COUNT, RANKS, type Color, type Rank } from './cards.ts';
import { colorHint, HINTS, isColorHint, rankHint, rankOfHint, type Hint } from './hints.ts';
import { MAX_HAND, MAX_PLAYERS } from './rulebook.ts';

/** A clue, which names a colour or a rank. */
export type Clue =
  | { readonly seat: Seat; readonly do: 'clue'; readonly to: Seat; readonly color: Color }
  | { readonly seat: Seat; readonly do: 'clue'; readonly to: Seat; readonly rank: Rank };

/** A player's move, in the words of a record. Slots count from the oldest card, 0. */
export type HanabiMove =
  | Clue
  | { readonly seat: Seat; readonly do: 'play'; readonly slot: number }
  | { readonly seat: Seat; readonly do: 'discard'; readonly slot: number };

const seatSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_PLAYERS - 1));
const slotSchema = v.pipe(v.number(), v.safeInteger());
const clueFields = { seat: seatSchema, do: v.literal('clue'), to: seatSchema };

/** A number that is no rank is told as that: of a picklist, a colour would be missed instead. */
const rankSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(RANKS[0]),
  v.maxValue(RANK_COUNT),
) as v.GenericSchema<unknown, Rank>;

export const moveSchema = v.variant('do', [
  v.strictObject({ ...clueFields, color: v.picklist(COLORS) }),
  v.strictObject({ ...clueFields, rank: rankSchema }),
  v.strictObject({ seat: seatSchema, do: v.literal('play'), slot: slotSchema }),
  v.strictObject({ seat: seatSchema, do: v.literal('discard'), slot: slotSchema }),
]);

/**
 * Actions, as a move's code holds them: 0-4 play that slot; 5-9 discard it; from 16 on clues,
 * 10 * to + hint.
 */
export const DISCARD = MAX_HAND;
export const CLUE = 16;

/** The most moves a seat can have: every card played or discarded, and every clue. */
export const MOST_MOVES = 2 * MAX_HAND + (MAX_PLAYERS - 1) * HINTS;

/** Telling a seat with this hint. */
export const clueAction = (to: Seat, hint: Hint): number => CLUE + HINTS * to + hint;
/** Of the action of telling: the seat that is told. */
export const targetOf = (action: number): Seat => ((action - CLUE) / HINTS) | 0;
/** Of the action of telling: the hint. */
export const hintOf = (action: number): Hint => (action - CLUE) % HINTS;

/** The move an integer stands for. */
export function toMove(code: MoveCode): HanabiMove {
  const [seat, action] = [seatOf(code), actionOf(code)];
  if (action < DISCARD) return { seat, do: 'play', slot: action };
  if (action < CLUE) return { seat, do: 'discard', slot: action - DISCARD };
  return clueMove(seat, targetOf(action), hintOf(action));
}

const clueMove = (seat: Seat, to: Seat, hint: Hint): Clue =>
  isColorHint(hint)
    ? { seat, do: 'clue', to, color: COLORS[hint]! }
    : { seat, do: 'clue', to, rank: RANKS[rankOfHint(hint)]! };

/** The integer of a legal move. */
export function toCode(move: HanabiMove): MoveCode {
  switch (move.do) {
    case 'play':
      return codeOf(move.seat, move.slot);
    case 'discard':
      return codeOf(move.seat, DISCARD + move.slot);
    case 'clue':
      return codeOf(move.seat, clueAction(move.to, hintIn(move)));
  }
}

/** What a clue names. */
export const hintIn = (clue: Clue): Hint =>
  'color' in clue ? colorHint(clue.color) : rankHint(clue.rank);

/** A move in a few words, without its seat: `clue 1 color r`, `clue 1 rank 3`, `play 0`. */
export function moveWord(move: HanabiMove): string {
  if (move.do !== 'clue') return `${move.do} ${move.slot}`;
  return `clue ${move.to} ${'color' in move ? `color ${move.color}` : `rank ${move.rank}`}`;
}

const WORD = /^(?:(play|discard) ([0-4])|clue ([0-4]) (?:color ([bgrwy])|rank ([1-5])))$/;

/** The move of a seat that a word tells, or null where it tells none. */
export function readMoveWord(seat: Seat, word: string): HanabiMove | null {
  const parts = WORD.exec(word);
  if (!parts) return null;
  const [, act, slot, to, color, rank] = parts;
  if (act !== undefined) return { seat, do: act as 'play' | 'discard', slot: Number(slot) };
  return color !== undefined
    ? { seat, do: 'clue', to: Number(to), color: color as Color }
    : { seat, do: 'clue', to: Number(to), rank: Number(rank) as Rank };
}
