/**
 * What a clue names, and what is known of a card by clues alone. A hint is an integer: 0 to 4 a
 * colour, 5 to 9 a rank. The marks of a held card are one word: bit `hint` says that no clue has
 * ruled that colour or rank out; two more say that the card was pointed at as its colour, as its
 * rank.
 */
import {
  colorOf,
  COLORS,
  FACES,
  rankOf,
  RANK_COUNT,
  RANKS,
  type Color,
  type Face,
  type Rank,
} from './cards.ts';

export type Hint = number;
export type Marks = number;

/** Colours and ranks there are to be named. */
export const HINTS = COLORS.length + RANKS.length;

const ANY_COLOR = 0b11111;
const ANY_RANK = 0b11111 << RANK_COUNT;
const COLOR_POINTED = 1 << HINTS;
const RANK_POINTED = 2 << HINTS;

/** The marks of a card no clue was given about. */
export const UNMARKED: Marks = ANY_COLOR | ANY_RANK;

/** Whether a hint names a colour, and not a rank. */
export const isColorHint = (hint: Hint): boolean => hint < COLORS.length;
/** The hint that names this colour. */
export const colorHint = (color: Color): Hint => COLORS.indexOf(color);
/** The hint that names this rank, 1 to 5. */
export const rankHint = (rank: Rank): Hint => COLORS.length + rank - 1;
/** The rank a hint names, as an index; of a hint that names one. */
export const rankOfHint = (hint: Hint): number => hint - COLORS.length;

/** What the marks of a card would be if clues had told all of it. */
const HINTS_OF: readonly number[] = Array.from(
  { length: FACES },
  (_, face) => (1 << colorOf(face)) | (1 << (COLORS.length + rankOf(face))),
);

/** The two hints that match a face, as a set. */
export const hintsOf = (face: Face): number => HINTS_OF[face]!;

/** Whether a clue with this hint points at a card of this face (H4). */
export const matches = (face: Face, hint: Hint): boolean => ((HINTS_OF[face]! >> hint) & 1) === 1;

/** Whether a card with these marks can be of this face, by the clues alone. */
export const fits = (face: Face, marks: Marks): boolean =>
  (HINTS_OF[face]! & marks) === HINTS_OF[face]!;

/** Marks after one more clue, which pointed at the card or passed it by (H4). */
export function marked(marks: Marks, hint: Hint, pointed: boolean): Marks {
  const bit = 1 << hint;
  if (!pointed) return marks & ~bit;
  return isColorHint(hint)
    ? (marks & ~(ANY_COLOR & ~bit)) | COLOR_POINTED
    : (marks & ~(ANY_RANK & ~bit)) | RANK_POINTED;
}

/** Whether any clue ever pointed at the card. */
export const isPointedAt = (marks: Marks): boolean => (marks & ~UNMARKED) !== 0;
/** Whether a clue has told the card's colour. */
export const isColorPointed = (marks: Marks): boolean => (marks & COLOR_POINTED) !== 0;
/** Whether a clue has told the card's rank. */
export const isRankPointed = (marks: Marks): boolean => (marks & RANK_POINTED) !== 0;

/** The colours no clue has ruled out. */
export const colorsIn = (marks: Marks): readonly Color[] =>
  COLORS.filter((_, color) => ((marks >> color) & 1) === 1);

/** The ranks no clue has ruled out. */
export const ranksIn = (marks: Marks): readonly Rank[] =>
  RANKS.filter((rank) => ((marks >> rankHint(rank)) & 1) === 1);
