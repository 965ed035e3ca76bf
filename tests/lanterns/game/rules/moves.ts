import * as v from 'valibot';
import type { Seat } from '../../../../src/lib/core/seats.ts';
import { MOST_SEATS } from './rulebook.ts';

export interface LanternMove {
  readonly seat: Seat;
  readonly do: 'light' | 'snuff';
}

const seatSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_SEATS - 1));

export const moveSchema = v.strictObject({
  seat: seatSchema,
  do: v.picklist(['light', 'snuff']),
});

/** A move as the engine's integer: twice the seat, one more where it snuffs. */
export const toCode = ({ seat, do: act }: LanternMove): number =>
  2 * seat + (act === 'snuff' ? 1 : 0);

/** The move an integer stands for. */
export const toMove = (code: number): LanternMove => ({
  seat: code >> 1,
  do: code % 2 === 1 ? 'snuff' : 'light',
});

/** The move a word tells, or null. */
export const readMoveWord = (seat: Seat, word: string): LanternMove | null =>
  word === 'light' || word === 'snuff' ? { seat, do: word } : null;
