import { rays } from '../cards/layout.ts';

/** A step of the night that the home page tells. */
export interface NightStep {
  readonly words: 'hidden' | 'clue' | 'plays' | 'storm' | 'bursts';
  /** How high each of the five rockets has climbed by then. */
  readonly heights: readonly [number, number, number, number, number];
  /** Cards of the hand that a clue has pointed at. */
  readonly meant: readonly number[];
}

/** A whole game in five looks at the sky. */
export const steps: readonly [NightStep, ...NightStep[]] = [
  { words: 'hidden', heights: [0, 0, 0, 0, 0], meant: [] },
  { words: 'clue', heights: [0, 0, 0, 0, 0], meant: [1, 3] },
  { words: 'plays', heights: [0, 1, 0, 1, 0], meant: [] },
  { words: 'storm', heights: [2, 3, 1, 2, 3], meant: [] },
  { words: 'bursts', heights: [4, 5, 3, 5, 5], meant: [] },
];

/** Where the rockets stand, from left to right, on a sky of 400 by 250. */
export const COLUMNS = [52, 126, 200, 274, 348] as const;
/** Where a rocket is that has climbed so high. */
export const yAt = (height: number): number => 168 - height * 25;

/** The burst of a whole rocket, round 0, 0. */
export const BURST = rays({ x: 0, y: 0 }, { count: 24, from: 7, to: 40 });
