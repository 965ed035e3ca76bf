/**
 * What was done, for all to see and remember, packed into an integer each: the move's own in the
 * low twelve bits; above them which slots a clue pointed at, as a set, or which card it was and
 * whether it went onto its stack.
 */
import type { Seat } from '../../../core/seats.ts';
import { actionOf, seatOf, type MoveCode } from '../../contract/move-code.ts';
import { CARDS, type Card, type Face } from './cards.ts';
import { CLUE, toMove, type Clue, type HanabiMove } from './moves.ts';
import { MAX_HAND } from './rulebook.ts';

/** Something done, with what everybody saw of it. */
export type Act =
  | { readonly move: Clue; /** Those pointed at. */ readonly slots: readonly number[] }
  | {
      readonly move: Exclude<HanabiMove, Clue>;
      readonly card: Card;
      /** Whether it went onto its stack. */
      readonly built: boolean;
    };

const CODE_BITS = 12;
const CODE_MASK = (1 << CODE_BITS) - 1;
const FACE_MASK = 31;
const BUILT = 32;

/** A clue, with the slots it pointed at as a set. */
export const clueAct = (code: MoveCode, pointed: number): number => code | (pointed << CODE_BITS);

/** A card that was played or discarded, with its face and whether it was built. */
export const cardAct = (code: MoveCode, face: Face, built: boolean): number =>
  code | ((built ? face | BUILT : face) << CODE_BITS);

/** Who did it. */
export const seatOfAct = (act: number): Seat => seatOf(act & CODE_MASK);

/** Unpacks an act. */
export function readAct(act: number): Act {
  const code = act & CODE_MASK;
  const told = act >> CODE_BITS;
  if (actionOf(code) < CLUE) {
    const move = toMove(code) as Exclude<HanabiMove, Clue>;
    return { move, card: CARDS[told & FACE_MASK]!, built: (told & BUILT) !== 0 };
  }
  return { move: toMove(code) as Clue, slots: slotsIn(told) };
}

const SLOTS = Array.from({ length: MAX_HAND }, (_, slot) => slot);
const slotsIn = (pointed: number): readonly number[] =>
  SLOTS.filter((slot) => ((pointed >> slot) & 1) === 1);
