import type { Seat } from './seats.ts';

/** Where in a game play has come to: the game's own code, and what the sentence about it needs. */
export interface Chapter {
  readonly code: string;
  readonly [need: string]: string | number;
}

/** How a game stands, as a list of games tells it. Public facts only. */
export interface Standing {
  readonly chapter: Chapter;
  /** By seat, or one that all seats share; null as long as not everybody may know it. */
  readonly scores: readonly number[] | number | null;
  /** Nobody while the game runs, or where everybody has lost. */
  readonly winners: readonly Seat[];
  readonly over: boolean;
}
