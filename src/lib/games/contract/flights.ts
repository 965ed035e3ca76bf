import type { Seat } from '../../core/seats.ts';
import type { GameTypes } from './rules.ts';

/** Where something that everybody may see lies on the glass. No place in a hand exists. */
export type Place =
  | `plate:${Seat}`
  /** Of a contest's cards in a row: what was played, and what answers it. */
  | `lane:${number}:${0 | 1}`
  | 'deck'
  | 'discards'
  | `slot:${string}`;

/**
 * How something goes from one place to another. `throw`: out of a hand, with weight. `draw`: from a
 * pile. `gather`: together with the others, then away. `slide`: along the table. `float`: as a
 * feather falls. `turn`: out of a pile, and its face comes up on the way.
 */
export type Manner = 'throw' | 'draw' | 'gather' | 'slide' | 'float' | 'turn';

/** Something on its way. Times are ms at the normal pace, and hang on nothing but public facts. */
export interface Flight<Thing> {
  /** One thing flies once at a time. What lies face down has a running number, and no name. */
  readonly key: string;
  readonly what: Thing;
  readonly from: Place;
  readonly to: Place;
  readonly manner: Manner;
  /** Where it passes by, large. */
  readonly via?: Place;
  /** Height by width; as high and wide as its places are, where it is not said. */
  readonly ratio?: number;
  /** It is shown where it arrives, and out of sight there until then. */
  readonly stays?: boolean;
  /** After the passage has begun. */
  readonly at: number;
  readonly ms: number;
  /** Degrees at the top of its way. */
  readonly tilt?: number;
}

/** Something that goes up in flames where it lies. */
export interface Burnt<Thing> {
  readonly what: Thing;
  readonly at: Place;
  readonly delay: number;
}

/** What lies there moves a little, and stays. */
export interface Stir {
  readonly at: Place;
  readonly how: 'recoil' | 'sink';
  readonly delay: number;
}

/** Sparks from where something has struck. */
export interface Spray {
  readonly at: Place;
  readonly delay: number;
  /** Which colour of the app: the name of a token. */
  readonly colour: string;
  /** Not a blow but a burst: many of them, and they fly far. */
  readonly bursts?: boolean;
}

/** All that moves in one passage. */
export interface Motions<Thing> {
  readonly flights: readonly Flight<Thing>[];
  readonly burnt: readonly Burnt<Thing>[];
  readonly stirs: readonly Stir[];
  readonly sprays: readonly Spray[];
  /** The light of the table sinks for a moment, and catches again. */
  readonly dusk: boolean;
  /** The light of the table flares up in a colour of the app: the name of a token. */
  readonly flare?: string;
}

/** A stretch of what is told on the table. All of it is public. */
export interface Passage<G extends GameTypes, Thing> {
  /** What its sentence is about; none where it says the same as the one before. */
  readonly events: readonly G['event'][];
  /** The table as it lies meanwhile, as everybody may know it. */
  readonly view: G['view'];
  readonly motions: Motions<Thing>;
  /** Until the next one begins; ms at the normal pace. */
  readonly ms: number;
  /** It is shown large, over the table. */
  readonly panel: boolean;
}
