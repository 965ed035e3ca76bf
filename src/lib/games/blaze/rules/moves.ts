import type { Seat } from '../../../core/seats.ts';
import { actionOf, codeOf, seatOf, type MoveCode } from '../../contract/move-code.ts';
import { CARDS, cardOf, faceOf, type Card, type Face } from './cards.ts';
import { MAX_PLACES } from './rulebook.ts';

/** A player's move, in the words of a record. */
export type BlazeMove =
  | { readonly seat: Seat; readonly do: 'attack'; readonly card: Card }
  | { readonly seat: Seat; readonly do: 'beat'; readonly card: Card; readonly on: number }
  | { readonly seat: Seat; readonly do: 'pass' }
  | { readonly seat: Seat; readonly do: 'bet'; readonly on: Seat; readonly value: 0 | 1 };

/**
 * Actions, as a move's code holds them: 0-29 attack with that face; 30 pass; 32-41 bet,
 * 2 * target + value; 64-223 beat, 32 * place + face.
 */
export const PASS = 30;
const BET = 32;
export const BEAT = 64;

/** The most moves a seat can have: every face on every place, and the pass. */
export const MOST_MOVES = MAX_PLACES * CARDS.length + 1;

/** Beating the card at a place with this one. */
export const beatAction = (place: number, face: Face): number => BEAT + (place << 5) + face;
/** Of the action of beating: the place of the card that is beaten. */
export const placeOf = (action: number): number => (action - BEAT) >> 5;
/** Of the action of beating: what is laid. */
export const beatFaceOf = (action: number): Face => action & 31;

/** Betting 0 or 1 on a seat. */
export const betAction = (target: Seat, value: number): number => BET + (target << 1) + value;
/** Of the action of betting: the seat that is bet on. */
export const targetOf = (action: number): Seat => (action - BET) >> 1;
/** Of the action of betting: 0 or 1. */
export const betValueOf = (action: number): number => action & 1;

/** The move an integer stands for. */
export function toMove(code: MoveCode): BlazeMove {
  const [seat, action] = [seatOf(code), actionOf(code)];
  if (action < PASS) return { seat, do: 'attack', card: cardOf(action) };
  if (action === PASS) return { seat, do: 'pass' };
  if (action >= BEAT)
    return { seat, do: 'beat', card: cardOf(beatFaceOf(action)), on: placeOf(action) };
  return { seat, do: 'bet', on: targetOf(action), value: betValueOf(action) === 1 ? 1 : 0 };
}

/** The integer of a legal move. */
export function toCode(move: BlazeMove): MoveCode {
  switch (move.do) {
    case 'attack':
      return codeOf(move.seat, faceOf(move.card));
    case 'pass':
      return codeOf(move.seat, PASS);
    case 'beat':
      return codeOf(move.seat, beatAction(move.on, faceOf(move.card)));
    case 'bet':
      return codeOf(move.seat, betAction(move.on, move.value));
  }
}

/** A move in a few words, without its seat: `attack y2`, `beat r4 on 1`, `pass`, `bet 1 on 2`. */
export function moveWord(move: BlazeMove): string {
  switch (move.do) {
    case 'attack':
      return `attack ${move.card}`;
    case 'pass':
      return 'pass';
    case 'beat':
      return `beat ${move.card} on ${move.on}`;
    case 'bet':
      return `bet ${move.value} on ${move.on}`;
  }
}

const WORD =
  /^(?:attack ([ryb][1-9F])|(pass)|beat ([ryb][1-9F]) on ([0-4])|bet ([01]) on ([0-4]))$/;

/** The move of a seat that a word tells, or null where it tells none. */
export function readMoveWord(seat: Seat, word: string): BlazeMove | null {
  const parts = WORD.exec(word);
  if (!parts) return null;
  const [, attack, pass, beat, place, value, target] = parts;
  if (attack !== undefined) return { seat, do: 'attack', card: attack as Card };
  if (pass !== undefined) return { seat, do: 'pass' };
  if (beat !== undefined) return { seat, do: 'beat', card: beat as Card, on: Number(place) };
  return { seat, do: 'bet', on: Number(target), value: value === '1' ? 1 : 0 };
}
