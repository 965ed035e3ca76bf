import type { Random } from '../../core/random.ts';
import type { Seat } from '../../core/seats.ts';
import type { Deal, GameTypes } from '../contract/rules.ts';

/** A moment of a game, with what comes next; null at its end. */
export interface Moment<G extends GameTypes> {
  readonly state: G['state'];
  readonly move: G['move'] | Deal | null;
}

/**
 * What the conformance suite has to know about one game beyond the contract. Given by that game's
 * tests, and written on the engine's state itself: whoever checks the views must not ask them.
 */
export interface Witness<G extends GameTypes> {
  /** Options to play with, in every mix that matters. */
  readonly options: readonly G['options'][];
  /** More moves than any game can take. */
  readonly mostPlies: number;
  /** The stages a game passes through, all of which the suite must have looked at. */
  readonly stages: readonly string[];
  stage(state: G['state']): string;
  /** So many games come past every stage, where eight might not. */
  readonly games?: number;
  /**
   * What is wrong with a state in itself: cards lost or doubled, parts that contradict each other.
   * Null for a sound one. Fast.
   */
  flaw(state: G['state']): string | null;
  /** A seat's hand in words, to plant leaks with. */
  hand(state: G['state'], seat: Seat): readonly string[];
  /** Every well-formed move of every seat there can be, of seats that do not play included. */
  readonly moves: readonly G['move'][];
  /**
   * A twin of this moment: all that `viewer` has not seen, even once the move is made, is drawn
   * anew, the move itself where it is a secret. `after` is the state the move leads to, null where
   * none comes. The viewer's experience must be the same in both worlds.
   */
  twin(moment: Moment<G>, after: G['state'] | null, viewer: Seat | null, random: Random): Moment<G>;
}
