import type { Person } from '../../core/people.ts';
import type { PersonInput, Plan } from '../../table/public.ts';
import type { GameTypes } from './rules.ts';
import type { Hurry, Waiting } from './table.ts';

/** What one seat, and nobody else, may see while its hand is open. */
export interface SeatHand<G extends GameTypes> {
  readonly view: G['view'];
  readonly plan: Plan<G>;
  /** What happened since the owner last looked, in words. */
  readonly recap: readonly string[];
}

/** How the owner of a hand wants the cards to lie, for as long as the game is open. */
export interface KeptOrder {
  /** In the game's own terms; null until they have said so. */
  readonly sorting: unknown;
  keep(sorting: unknown): void;
}

/** What the owner of a hand can ask about moves. */
export interface Counsel<G extends GameTypes> {
  /** Why a move cannot be laid ready now, in words, or null. */
  whyNot(move: G['move']): string | null;
  /**
   * What a computer player would do on top of what lies ready; null where the table has no such
   * help.
   */
  readonly advise: (() => Promise<{ readonly move: G['move'] } | null>) | null;
}

/** An open hand. */
export interface HandProps<G extends GameTypes, W> {
  readonly words: W;
  readonly people: readonly Person[];
  readonly hand: SeatHand<G>;
  /** What everybody may know, as at the public table. */
  readonly table: Waiting<G, W>;
  /** What the table has agreed on besides the rules, as the kit's `settingsOf` gives it. */
  readonly settings: object;
  /**
   * A commit is being stored, or could not be: nothing can be done but to cover the hand, and
   * nothing changes its look.
   */
  readonly storing: boolean;
  readonly order: KeptOrder;
  readonly counsel: Counsel<G>;
  /** The one door through which everything goes that the owner does. */
  act(input: PersonInput<G>): void;
  /**
   * For somebody who plays alone: their hand stays open, and what the others do is told in it,
   * beside the way past it.
   */
  readonly alone: {
    readonly onhurry: Hurry;
    readonly said: string;
    /** A card is played as soon as it is tapped. */
    readonly tapPlays: boolean;
  } | null;
}
