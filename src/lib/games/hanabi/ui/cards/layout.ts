import type { Rank } from '../../rules/cards.ts';

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

/** The burst that a 5 is: behind its number, as high as the card. */
export const BURST = rays(MIDDLE, { count: 32, from: 22, to: 47, flat: 1.36 });
