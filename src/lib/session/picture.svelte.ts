import type { Seat } from '../core/seats.ts';
import type { GameTypes, Seen } from '../games/contract/rules.ts';
import type { StorageProblem } from '../storage/problem.ts';
import type { Lent } from '../table/desk.ts';
import type { Way } from '../core/way.ts';
import type { Glass, Prompt } from '../table/public.ts';
import type { OpenHand } from './open-hand.ts';
import type { TableUndo, UnshownCommit } from './showing.ts';

/** A hand that is shown to all but its owner, and the public table round it. */
export interface ShownHand<G extends GameTypes> {
  readonly seat: Seat;
  readonly view: G['view'];
}

/** Everything a screen may show of a game at one moment. */
export interface Showing<G extends GameTypes> {
  readonly glass: Glass;
  /** Who is asked what, and how each may answer. */
  readonly prompt: Prompt;
  /** How the device goes round. */
  readonly way: Way;
  /** Seats that computer players have until their owners are back. */
  readonly lent: readonly Lent[];
  /** The public view. */
  readonly table: G['view'];
  /** There only while the glass shows a hand. */
  readonly hand: OpenHand<G> | null;
  /** The same for a hand that others are shown. */
  readonly shown: ShownHand<G> | null;
  /** What nobody has been shown yet, oldest first, until `allTold`. */
  readonly telling: readonly UnshownCommit<G>[];
  /** What could be undone, or is asked to be: `prompt.undo` tells which. */
  readonly undoOffer: TableUndo<G> | null;
  /** Why the last thing people did cannot be taken back by anybody; null where it can be. */
  readonly stands: keyof Seen | null;
  /** The game is over, and the log tells what was secret. */
  readonly tellsAll: boolean;
  /**
   * Why the last act could not be stored: it has not happened, and nothing else can until `retry`
   * succeeds.
   */
  readonly trouble: StorageProblem | null;
  readonly storing: boolean;
  /** No computer player could be found to make the move that is due, more than once. */
  readonly thinkerless: boolean;
  /** Another tab has taken the game over. */
  readonly lost: boolean;
  /** How many entries of the journal have come to this. */
  readonly written: number;
}

/** The picture of a game, for components to follow: what changes in one go is seen in one go. */
export class Picture<G extends GameTypes> implements Showing<G> {
  glass: Glass;
  prompt: Prompt;
  way: Way;
  lent: readonly Lent[];
  table: G['view'];
  hand: OpenHand<G> | null;
  shown: ShownHand<G> | null;
  telling: readonly UnshownCommit<G>[];
  undoOffer: TableUndo<G> | null;
  stands: keyof Seen | null;
  tellsAll: boolean;
  trouble: StorageProblem | null;
  storing: boolean;
  thinkerless: boolean;
  lost: boolean;
  written: number;

  constructor(first: Showing<G>) {
    this.glass = $state.raw(first.glass);
    this.prompt = $state.raw(first.prompt);
    this.way = $state.raw(first.way);
    this.lent = $state.raw(first.lent);
    this.table = $state.raw(first.table);
    this.hand = $state.raw(first.hand);
    this.shown = $state.raw(first.shown);
    this.telling = $state.raw(first.telling);
    this.undoOffer = $state.raw(first.undoOffer);
    this.stands = $state.raw(first.stands);
    this.tellsAll = $state.raw(first.tellsAll);
    this.trouble = $state.raw(first.trouble);
    this.storing = $state.raw(first.storing);
    this.thinkerless = $state.raw(first.thinkerless);
    this.lost = $state.raw(first.lost);
    this.written = $state.raw(first.written);
  }

  /** The only way in which anything in it changes. */
  show(change: Partial<Showing<G>>): void {
    Object.assign(this, change);
  }
}
