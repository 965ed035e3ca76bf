import type { Advice, PlayedTypes } from '../games/contract/bot.ts';
import type { StoredGame } from '../storage/games.ts';

/** Looks after a game that is played: what the app does in it, while people do the rest. */
export interface Steward<G extends PlayedTypes> {
  /**
   * Chance deals what is due: every order as likely as the others, unless the same deal was wanted
   * again.
   */
  readonly deal: () => void;
  /** The computer player whose turn it is plays; nothing happens while it thinks. */
  readonly playBot: () => void;
  /**
   * What the strongest computer player would do with the open hand; null where nobody can say, or
   * its seat has come to see something else meanwhile. Cards laid ready since change nothing.
   */
  readonly advise: () => Promise<Advice<G> | null>;
  /**
   * Hides whatever is on the glass, at once, and keeps it covered; what was to be told goes untold.
   */
  readonly cover: () => void;
  /** A hand that is about to open, once that is stored, stays shut; the glass stays as it is. */
  readonly keepShut: () => void;
  /** Everything in `telling` has been told. */
  readonly allTold: () => void;
  /** Stores the very same once more that could not be, and all before it where that is gone. */
  readonly retry: () => void;
  /** The game goes on in another tab: nothing is written here any more. */
  readonly lose: () => void;
  /** Resolves once nothing is being stored or covered any more. */
  readonly whenStable: () => Promise<void>;
  /** Covers the glass and takes nothing more. Resolves once everything is stored. */
  readonly close: () => Promise<void>;
  /**
   * The game as far as it has been shown, out of memory: there even where the storage fails, or has
   * lost the game. A move that could not be stored is not in it: nobody has seen what comes of it.
   */
  readonly soFar: () => StoredGame;
}
