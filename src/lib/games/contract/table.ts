import type { Snippet } from 'svelte';
import type { Person } from '../../core/people.ts';
import type { Seat } from '../../core/seats.ts';
import type { Way } from '../../core/way.ts';
import type { PersonInput, Prompt } from '../../table/public.ts';
import type { GameTypes } from './rules.ts';

/** What every picture of a running game is drawn from. */
export interface Drawn<G extends GameTypes, W> {
  readonly words: W;
  readonly view: G['view'];
  readonly people: readonly Person[];
}

/** The same with what the game waits for. */
export interface Waiting<G extends GameTypes, W> extends Drawn<G, W> {
  /** As the public table knows the game. */
  readonly view: G['view'];
  readonly prompt: Prompt;
}

/** The one door through which everything goes that people do at the table. */
export interface Door<G extends GameTypes> {
  act(input: PersonInput<G>): void;
  /** Whether the cover that a press for this seat has brought is on the glass. */
  carries(seat: Seat): boolean;
}

/** Computer players are not to take their time; null once that is said. */
export type Hurry = (() => void) | null;

/** How long things take that people press, or that computer players do. */
export interface Timing {
  /** What opens a hand is pressed longer. */
  readonly careful: boolean;
  readonly onhurry: Hurry;
}

/** How the device lies, and before whom. */
export interface Lie {
  readonly way: Way;
  /** Degrees. */
  readonly turned: number;
  /** Before one person, who plays with nobody but computer players. */
  readonly alone: boolean;
  /** Draws the way back to their own hand, while they look at the table instead. */
  readonly back: Snippet;
}

/** The public table: what lies there, and what each seat may say or do. */
export interface TableProps<G extends GameTypes, W> extends Waiting<G, W> {
  /** The same view once all has been told: what is asked meanwhile goes by it. */
  readonly now: G['view'];
  /** What the table has agreed on besides the rules, as the kit's `settingsOf` gives it. */
  readonly settings: object;
  readonly lie: Lie;
  readonly timing: Timing;
  readonly door: Door<G>;
  readonly undo: UndoToDraw;
}

/** An undo that waits for consent. */
export interface UndoToDraw {
  /**
   * Draws the question whether it may be, with its answers; nothing while no undo waits. A game can
   * ask seats on their plates instead: it names them as `elsewhere`, and they are not asked twice.
   */
  readonly ask: Snippet<[elsewhere?: readonly Seat[]]>;
  /** What the undo would take back and can be drawn, called as the story's lines call it. */
  readonly things: readonly string[];
}
