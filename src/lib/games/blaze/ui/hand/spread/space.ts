import type { AsTable } from '../hand-space.ts';
import { ASPECT, BELOW, LEAN, LIFT, ROW_GAP, MIDDLE, TARGET, widestOf } from './measures.ts';

/** From this size of type on, in px, a small hand gives its words more room. */
const LARGE = 24;
/** Whether type of this size, in px, is so large. */
export const isLarge = (type: number): boolean => type >= LARGE;

/** The space the cards have, in px. */
export interface Space {
  readonly width: number;
  /** of the whole hand: its cards take a part of it */
  readonly height: number;
  /** whether type is so large that words need some of the cards' room */
  readonly large?: boolean;
  /** whether it is a table, with what can be done beside the cards or below them */
  readonly asTable?: AsTable | undefined;
  /** whether it is low, with many cards: see `liesInRows` */
  readonly rows?: boolean;
}

/** Hands lower than this have room for no more than one row of cards. */
export const VERY_LOW = 480;
/** From here on a phone has height for large cards. */
export const LONG = 640;
/**
 * Of the height of a hand: what its cards may take at least, where there is no more than one row,
 * and what is kept for what lies on the table.
 */
const LEAST_PART = 0.34;
const ONLY_ROW = 0.28;
/** The same where type is large. */
const LEAST_PART_LARGE = 0.28;
const ONLY_ROW_LARGE = 0.17;
const TABLE_PART = 0.31;
/** The same of a table: what its cards take of the height. */
const ROOMY_PART = { wide: 0.31, high: 0.31 };
/** More than a fan holds take more: of a table, and of a phone where there is no more. */
const MANY = 12;
const MANY_PART = { wide: 0.37, high: 0.33 };
const MANY_LEAST = 0.385;
/**
 * What all the other parts of a hand take, in px: on a phone, and where there is more room; on a
 * low glass beside what lies on the table, below it, and in two rows beside it.
 */
const OTHERS = { narrow: 250, wide: 300, beside: 184, below: 236, rows: 166 };
/** On a low glass where type is large, which grows with the glass: px, and part of its height. */
const OTHERS_LARGE = { beside: [80, 0.35], below: [168, 0.225] } as const;
/** More cards than these do not lie beside what they are played on, on a low glass. */
export const BESIDE = 6;
/** What the whole hand is wider than its cards may lie, in px. */
const ROUND = 16;
/** Of two rows of the smallest cards one can hit, in px. */
const TWO_ROWS = 2 * ASPECT * TARGET + ROW_GAP + LIFT + BELOW;

/**
 * What decides how cards lie, by the width of the hand: the widest a card becomes in one row and in
 * several, the smallest that still pleases, and how many rows and cards in a fan there may be.
 */
export function sizesFor({ width, height, asTable, rows }: Space) {
  if (asTable) return { most: 240, inRows: 170, least: 70, rows: 3, fan: 12 };
  if (height < VERY_LOW) return { most: 118, inRows: 84, least: 48, rows: rows ? 2 : 1, fan: 17 };
  if (width >= 1000) return { most: 240, inRows: 150, least: 60, rows: 3, fan: 12 };
  if (width >= 700) return { most: 230, inRows: 140, least: 60, rows: 3, fan: 10 };
  if (width >= 584) return { most: 150, inRows: 110, least: 60, rows: 3, fan: 10 };
  return { most: 136, inRows: 104, least: 45, rows: 3, fan: 7 };
}

/** Of the width of a low hand: what cards in two rows take, beside what they are played on. */
const ROWS_PART = 0.72;
/** Cards of which the number in their middle is whole please from this width on, in px. */
const PLEASING = 74;
/**
 * Whether so many cards lie in two rows on a low glass, by the size of the whole hand: more than a
 * fan holds of cards that please.
 */
export const liesInRows = ({ width, height, large }: Space, cards: number): boolean =>
  height < VERY_LOW &&
  height >= OTHERS.beside + TWO_ROWS &&
  !large &&
  widestOf(width - ROUND, cards, LEAN, MIDDLE) < PLEASING &&
  Math.ceil(cards / 2) * TARGET <= width * ROWS_PART;

/** How high all cards of a hand may be together, in px, with what they need round them. */
export function heightFor({ width, height, large, asTable, rows }: Space, cards: number): number {
  if (asTable) return height * (cards > MANY ? MANY_PART : ROOMY_PART)[asTable];
  if (rows) return height - OTHERS.rows;
  if (height < VERY_LOW) {
    const least = height * (large ? ONLY_ROW_LARGE : ONLY_ROW) + LIFT + BELOW;
    const where = cards > BESIDE ? 'below' : 'beside';
    const [others, part] = large ? OTHERS_LARGE[where] : [OTHERS[where], 0];
    return Math.max(least, height * (1 - part) - others);
  }
  const others = width < 700 ? OTHERS.narrow : OTHERS.wide;
  const usual = cards > MANY ? MANY_LEAST : LEAST_PART;
  const least = large ? LEAST_PART_LARGE : usual;
  return Math.max(height * least, height * (1 - TABLE_PART) - others);
}
