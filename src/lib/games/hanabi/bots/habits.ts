/**
 * From how many percent on somebody plays the card a clue was about. With the last storm token they
 * do not.
 */
export interface Reading {
  readonly boldness: number;
}

/**
 * What somebody minds in giving clues. `kindly`: that the card a clue is about can be played.
 * `literally`: what it tells, and nothing else.
 */
export type Giving = 'kindly' | 'literally';

/** From which worth on somebody gives a clue rather than discard, by the clue tokens left. */
export type Thrift = readonly number[];

/** How somebody plays. */
export interface Habits extends Reading {
  readonly giving: Giving;
  readonly thrift: Thrift;
  /** Whether it looks after the card somebody else would discard next. */
  readonly saves: boolean;
  /**
   * How often people are taken to have acted upon clues before they have shown whether they do;
   * `-Infinity` for somebody who does not mind it, nor keeps a card because a clue pointed at it.
   */
  readonly credit: number;
  /** Plays its likeliest card by more than so many percent, while a storm token can be spared. */
  readonly likely: number;
}

/** What careful people act upon. */
export const LIKELY = 60;
/** More than certain: never. */
const NEVER = 101;

/** The last tokens are for what is worth much. */
const SAVING: Thrift = [Infinity, 5.5, 4, 3, 2, 1, 0, 0, -Infinity];

/** The last one is soon given: with none left, whoever discards need not look at anything first. */
const FREE: Thrift = [Infinity, 2, 3, 3, 2, 1, 0, 0, -Infinity];

export const LITERAL: Reading = { boldness: NEVER };
export const CAREFUL: Reading = { boldness: LIKELY };
export const BOLD: Reading = { boldness: 10 };

/** Somebody who takes every clue by its words, and gives them so. */
export const PLAIN: Habits = {
  ...LITERAL,
  giving: 'literally',
  thrift: SAVING,
  saves: false,
  credit: -Infinity,
  likely: NEVER,
};

/** Somebody who plays at once what a clue is about, unless it would be the last mistake. */
export const IMPULSIVE: Habits = { ...PLAIN, boldness: 1, giving: 'kindly', saves: true };

/** Takes a clue as a hint to play, too. */
export const FLAME: Habits = { ...IMPULSIVE, ...BOLD, credit: 1 };

/** Plays what must be playable by what was told, or is likely to be. */
export const SPARK: Habits = { ...FLAME, ...LITERAL, thrift: FREE, credit: 0, likely: 70 };

/** How a person may be playing, of whom nothing is known; each as likely as the others. */
export const ANYBODY: readonly Habits[] = [FLAME, FLAME, IMPULSIVE, PLAIN];
