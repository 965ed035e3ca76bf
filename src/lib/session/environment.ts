import { secureRandom, type Random } from '../core/random.ts';
import { success, type Result } from '../core/result.ts';
import { appendEntries, readGame, type StoredGame } from '../storage/games.ts';
import type { StorageProblem } from '../storage/problem.ts';
import type { Glance } from '../storage/saved-game.ts';

/** Entries to be stored in one go, or not at all. */
export interface Addition {
  /**
   * The place of the first one in the journal; taken means that somebody else has gone on with the
   * game.
   */
  readonly from: number;
  readonly entries: readonly object[];
  readonly glance: Glance;
}

/** Where the journal of one game is kept. */
export interface Keeper {
  /**
   * Resolves once the entries are kept for good. `missing` where what lies before them is gone;
   * with the `whole` game before them that is kept anew.
   */
  append(addition: Addition, whole?: StoredGame): Promise<Result<null, StorageProblem>>;
  /** Everything that is kept of the journal. */
  read(): Promise<Result<readonly unknown[], StorageProblem>>;
}

/** What a live game needs of the world. */
export interface Environment {
  readonly keeper: Keeper;
  /** Deals; secure. */
  readonly random: Random;
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves once what the page shows now has been on the glass. */
  painted(): Promise<void>;
  /** Lets go of what was claimed for the game. */
  leave(): void;
}

/** What a live game on this device needs of the world. */
export const environmentOf = (keeper: Keeper, leave: () => void): Environment => ({
  keeper,
  random: cryptoRandom(),
  now: () => Date.now(),
  painted,
  leave,
});

/** Keeps the journal of the stored game with this id. */
export const keeperOf = (id: string): Keeper => ({
  append: (addition, whole) => appendEntries({ id, ...addition }, whole),
  read: async () => {
    const stored = await readGame(id);
    return stored.ok ? success(stored.value.entries) : stored;
  },
});

/** The browser's secure source, for real deals. */
export const cryptoRandom = (): Random => secureRandom((words) => crypto.getRandomValues(words));

/**
 * Pages that are not on the glass have no frames: then nobody waits longer than this, in
 * milliseconds.
 */
const LONGEST_FRAMES = 200;

/**
 * Resolves once what the page shows now has been painted: the first frame from now on may still be
 * under way, the second comes after it. A page in the background paints nothing, and does not keep
 * the game waiting.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_FRAMES);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
