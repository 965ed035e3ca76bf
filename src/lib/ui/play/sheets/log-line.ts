import type { Person } from '../../../core/people.ts';

/** A line of the log as it is shown. */
export interface LogLine {
  readonly text: string;
  readonly undone: boolean;
  /** It begins a chapter of the game. */
  readonly opens?: boolean;
  /** What it names and can be drawn. */
  readonly things?: readonly string[];
  /** Those of them that it laid on the others; none where it is not so. */
  readonly moved?: readonly string[];
  /** Who did it, where that is one person. */
  readonly by?: Person | undefined;
  /** Nothing came of it. */
  readonly isQuiet?: boolean;
  /** Why a computer player did it. */
  readonly why?: string | undefined;
}

/** What could be taken back. */
export interface UndoLines {
  readonly lines: readonly string[];
  /** What they name and can be drawn. */
  readonly things: readonly string[];
  /** Whose it is, where that is one person. */
  readonly by: Person | undefined;
  /** Who has to agree. */
  readonly needs: readonly Person[];
}
