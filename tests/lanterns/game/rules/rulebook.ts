import type { LanternOptions } from './options.ts';

export const MIN_SEATS = 2;
export const MOST_SEATS = 4;

/** How high a lantern can be, and how many there are of each height (L1). */
export const HEIGHTS = 6;
export const COPIES = 2;

/** How many may go dark before the game ends (L5). */
export const darkest = ({ mild = false }: LanternOptions): number => (mild ? 4 : 2);
