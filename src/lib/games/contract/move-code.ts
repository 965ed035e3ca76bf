import type { Seat } from '../../core/seats.ts';

/**
 * A move as an engine's integer: the seat above the low eight bits, in them the action, which each
 * game numbers as it likes (`moves.ts` of its rules says how).
 */
export type MoveCode = number;

const ACTION_BITS = 8;
const ACTION_MASK = 255;

/** The move of a seat, by what it does: an action from 0 to 255. */
export const codeOf = (seat: Seat, action: number): MoveCode => (seat << ACTION_BITS) | action;

/** Whose move it is. */
export const seatOf = (code: MoveCode): Seat => code >> ACTION_BITS;

/** What is done, whoever does it. */
export const actionOf = (code: MoveCode): number => code & ACTION_MASK;
