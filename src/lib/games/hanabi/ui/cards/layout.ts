import { RANK_COUNT, RANKS, type Rank } from '../../rules/cards.ts';

/** A sign on a card of 100 by 140: its middle, and how wide it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

const MIDDLE = { x: 50, y: 70 };

/** As many as the rank says, each rank with a figure of its own. */
const layouts: Readonly<Record<Rank, readonly Spot[]>> = {
  1: [{ x: 50, y: 22, wide: 31 }],
  2: [
    { x: 50, y: 25, wide: 29 },
    { x: 50, y: 115, wide: 29 },
  ],
  3: [
    { x: 50, y: 25, wide: 26 },
    { x: 18, y: 76, wide: 24 },
    { x: 82, y: 76, wide: 24 },
  ],
  4: [
    { x: 50, y: 24, wide: 24 },
    { x: 17, y: 70, wide: 23 },
    { x: 83, y: 70, wide: 23 },
    { x: 50, y: 116, wide: 24 },
  ],
  5: [
    { x: 50, y: 23, wide: 22 },
    { x: 16.5, y: 63, wide: 21 },
    { x: 83.5, y: 63, wide: 21 },
    { x: 36, y: 116, wide: 21 },
    { x: 64, y: 116, wide: 21 },
  ],
};

/** Where the signs of a card lie that say its rank without its number. */
export const spotsOf = (rank: Rank): readonly Spot[] => layouts[rank];

const rounded = (length: number): number => Math.round(length * 10) / 10;

/**
 * Rays round a middle as path data: every second one is shorter.
 *
 * @param count how many
 * @param from the middle's distance at which they begin
 * @param to where the long ones end
 * @param flat how high the burst is by its width
 */
export function rays(
  { x, y }: { readonly x: number; readonly y: number },
  { count, from, to, flat = 1 }: { count: number; from: number; to: number; flat?: number },
): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    const end = i % 2 === 0 ? to : from + (to - from) * 0.66;
    const at = (far: number) =>
      `${rounded(x + far * Math.sin(angle))} ${rounded(y - far * flat * Math.cos(angle))}`;
    return `M${at(from)}L${at(end)}`;
  }).join('');
}

/** How many rays a burst has, and how far the long ones reach. */
const bursts: Readonly<Record<Rank, { readonly count: number; readonly to: number }>> = {
  1: { count: 10, to: 29 },
  2: { count: 14, to: 34 },
  3: { count: 18, to: 39 },
  4: { count: 24, to: 42.5 },
  5: { count: 32, to: 47 },
};

/** A burst begins behind the number, and is as much higher than wide as a card. */
const FROM = 14;
const FLAT = 1.36;
/** How far beyond its rays a burst has its sparks: one at each of the long ones. */
const BEYOND = 4;

const burst = (rank: Rank): string => {
  const { count, to } = bursts[rank];
  const at = to + BEYOND;
  const sparks = rays(MIDDLE, { count: count / 2, from: at, to: at + 0.1, flat: FLAT });
  const all = rays(MIDDLE, { count, from: FROM, to, flat: FLAT });
  // What bursts over all of a card has no sky left for sparks.
  return rank === RANK_COUNT ? all : all + sparks;
};

const drawn = RANKS.map(burst);

/** The burst behind the number, as path data: the higher it is, the more of the sky it fills. */
export const burstOf = (rank: Rank): string => drawn[rank - 1]!;
