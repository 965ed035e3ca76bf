import type { Random } from '../core/random.ts';
import type { Result } from '../core/result.ts';
import type { StorageProblem } from '../storage/problem.ts';
import type { Glance } from '../storage/saved-game.ts';
import type { Thinker } from './forethought.ts';

/** Entries to be stored in one go, or not at all. */
export interface Addition {
  /** The place of the first one in the journal; taken means that somebody else has gone on with the game. */
  readonly from: number;
  readonly entries: readonly object[];
  readonly glance: Glance;
}

/** Where the journal of one game is kept. */
export interface Keeper {
  /** Resolves once the entries are kept for good. */
  append(addition: Addition): Promise<Result<null, StorageProblem>>;
  /** Everything that is kept of the journal. */
  read(): Promise<Result<readonly unknown[], StorageProblem>>;
}

/** What a live game needs of the world. */
export interface Edge {
  readonly keeper: Keeper;
  /** Deals; secure. */
  readonly random: Random;
  /** Brings whoever thinks for computer players. */
  loadThinker(): Promise<Thinker>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves once what the page shows now has been on the glass. */
  painted(): Promise<void>;
  /** Lets go of what was claimed for the game. */
  leave(): void;
}
