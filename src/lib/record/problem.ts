import type { Seat } from '../core/seats.ts';
import type { DealRefusal, Refusal, SeatMove } from '../games/contract/rules.ts';
import type { NameProblem } from './names.ts';

/** Where in a record: keys of objects and places in lists, from the outside in. */
export type Path = readonly (string | number)[];

/** What should have been at a place. */
export type Expected =
  | { readonly kind: 'object' | 'list' | 'text' | 'number' | 'wholeNumber' | 'yesNo' | 'other' }
  | { readonly kind: 'atLeast' | 'atMost'; readonly bound: number }
  /** As JSON writes them. */
  | { readonly kind: 'oneOf'; readonly values: readonly string[] };

/** Something in a record has not the shape it must have. */
export type ShapeProblem =
  /** `path` leads to the object that has, or lacks, the key. */
  | { readonly code: 'unknownKey' | 'missingKey'; readonly path: Path; readonly key: string }
  | {
      readonly code: 'wrongValue';
      readonly path: Path;
      readonly expected: Expected;
      /** Any JSON value, of any size. */
      readonly received: unknown;
    };

/**
 * Why a text is no record, whatever its moves. Strings in it are as long and as strange as the text
 * makes them.
 */
export type RecordProblem =
  /** In bytes. */
  | { readonly code: 'tooLarge'; readonly limit: number }
  /** `detail` are the engine's own words, for developers. */
  | { readonly code: 'notJson'; readonly detail: string }
  | { readonly code: 'notARecord' }
  | { readonly code: 'badVersion'; readonly received: unknown }
  | { readonly code: 'newerVersion'; readonly version: number; readonly known: number }
  | { readonly code: 'tooManyMoves'; readonly moves: number; readonly limit: number }
  | { readonly code: 'unknownGame'; readonly game: string }
  | {
      readonly code: 'wrongPlayers';
      readonly players: number;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'badName'; readonly seat: Seat; readonly reason: NameProblem }
  | { readonly code: 'sameName'; readonly seat: Seat; readonly as: Seat }
  | { readonly code: 'firstOutOfRange'; readonly first: number; readonly players: number }
  | ShapeProblem;

/** Why a move cannot be made. */
export type MoveProblem =
  | { readonly code: 'afterEnd' }
  | { readonly code: 'unknownMove'; readonly kind: string }
  | {
      readonly code: 'wrongDeal';
      readonly refusal: DealRefusal;
      /** How many cards the order has, and how many it must have; 0 where no deal is due. */
      readonly given: number;
      readonly due: number;
      /** The first card of the order that is not left to be dealt. */
      readonly card: string | null;
    }
  /** The game's own reason; its id tells which game. */
  | {
      readonly code: 'illegal';
      readonly game: string;
      readonly move: SeatMove;
      readonly refusal: Refusal;
    }
  | ShapeProblem;

/** The first bad move. */
export interface MoveFault {
  /** Its place among the moves, from 0. */
  readonly move: number;
  readonly problem: MoveProblem;
}

/** What is wrong with a record: in itself, or at its first bad move. */
export type RecordFault = { readonly move: null; readonly problem: RecordProblem } | MoveFault;

/** Why a text is no file of many games, whatever its records. */
export type CollectionProblem =
  | RecordProblem
  | { readonly code: 'tooManyGames'; readonly games: number; readonly limit: number };

/** What is wrong with a file: of one game or many in itself, of one also at its first bad move. */
export type FileFault = MoveFault | { readonly move: null; readonly problem: CollectionProblem };
