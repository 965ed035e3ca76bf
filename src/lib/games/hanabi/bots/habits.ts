/** From how many percent on somebody plays the card a clue was about. */
export interface Reading {
  /** While more than one storm token is left. */
  readonly boldness: number;
  /** With the last one. */
  readonly lastBoldness: number;
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
  /** How it takes others to read its clues. */
  readonly partner: Reading;
  /** Whether it looks after the card somebody else would discard next. */
  readonly saves: boolean;
}

/** More than certain: never. */
const NEVER = 101;

/** The last tokens are for what is worth much. */
const SAVING: Thrift = [Infinity, 5.5, 4, 3, 2, 1, 0, 0, -Infinity];

/** The last one is soon given: with none left, whoever discards need not look at anything first. */
const FREE: Thrift = [Infinity, 2, 3, 3, 2, 1, 0, 0, -Infinity];

export const LITERAL: Reading = { boldness: NEVER, lastBoldness: NEVER };
export const BOLD: Reading = { boldness: 10, lastBoldness: NEVER };

/** Plays what must be playable by what was told. */
export const SPARK: Habits = {
  ...{ ...LITERAL, partner: LITERAL, giving: 'kindly', thrift: FREE, saves: true },
};

/** Takes a clue as a hint to play, too. */
export const FLAME: Habits = {
  ...{ ...BOLD, partner: BOLD, giving: 'kindly', thrift: SAVING, saves: true },
};

/** Somebody who takes every clue by its words, and gives them so. */
export const PLAIN: Habits = {
  ...{ ...LITERAL, partner: LITERAL, giving: 'literally', thrift: SAVING, saves: false },
};

/** Somebody who plays at once what a clue is about, unless it would be the last mistake. */
export const IMPULSIVE: Habits = {
  ...{ boldness: 1, lastBoldness: NEVER, partner: LITERAL },
  ...{ giving: 'kindly', thrift: SAVING, saves: true },
};

/** How a person may be playing, of whom nothing is known; each as likely as the others. */
export const ANYBODY: readonly Habits[] = [FLAME, FLAME, IMPULSIVE, PLAIN];
