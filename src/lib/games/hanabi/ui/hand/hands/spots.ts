import type { Seat } from '../../../../../core/seats.ts';

/** A card in a hand. */
export interface Spot {
  readonly seat: Seat;
  readonly slot: number;
}

/** Whether both are one card of one hand; null is none. */
export const isSameSpot = (one: Spot | null, other: Spot | null): boolean =>
  one !== null && other !== null && one.seat === other.seat && one.slot === other.slot;

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A hand among those that lie there, in the order they are seen. */
export interface Row {
  readonly seat: Seat;
  readonly cards: number;
}

/**
 * The card a key leads to from another one: the next in its hand, or the one as far along in the
 * next hand; null where none lies there.
 */
export function spotBeside(from: Spot, key: string, rows: readonly Row[]): Spot | null {
  const at = rows.findIndex(({ seat }) => seat === from.seat);
  const [across, down] = STEPS[key] ?? [NaN, NaN];
  const row = rows[at + down];
  if (!row || row.cards === 0) return null;
  const slot = from.slot + across;
  if (down === 0) return slot >= 0 && slot < row.cards ? { seat: row.seat, slot } : null;
  return { seat: row.seat, slot: Math.min(slot, row.cards - 1) };
}
