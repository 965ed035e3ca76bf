import { RANKS, SUITS } from '../../../rules/cards.ts';
import type { AsTable } from '../hand-space.ts';

/** The smallest side of anything one taps in play, in px. */
export const TARGET = 44;
/** Between two cards, and between two rows: the second leaves room for a card that is lifted. */
export const GAP = 6;
const ROW_GAP = 14;
/** How much of its height a row of a small glass shows at least, above the next. */
const ROW_SEEN = 0.78;
/** Cards as wide as this have no need to lie on one another's feet, in px; on a table, these. */
const EASY = 64;
const EASY_ON_TABLE = 96;
/** How far a chosen card rises. */
export const LIFT = 14;
/** How far one that can be played stands out among others. */
export const RISE = 9;
export const ASPECT = 7 / 5;
/** So many faces there are: where copies lie on one another, no hand shows more cards. */
export const FACES = RANKS.length * SUITS.length;

/** From this size of type on, in px, a small hand gives its words more room. */
const LARGE = 24;
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

/** How a hand lies. `card` is the width of a card in px. */
export type HandLayout =
  /**
   * One row; neighbours overlap when `step`, from one left edge to the next, is smaller than a
   * card. Each copy is a card of its own.
   */
  | { readonly tier: 'fan'; readonly card: number; readonly step: number }
  /**
   * Straight rows, in each of them as in a fan; copies of a face lie on one another. `down` leads
   * from one upper edge to that of the next row, which may lie on the feet of this one.
   */
  | {
      readonly tier: 'rows';
      readonly card: number;
      readonly step: number;
      readonly columns: number;
      readonly down: number;
      /** Other cards lie on the feet of its last row, too. */
      readonly under?: boolean;
    };

type RowsLayout = Extract<HandLayout, { tier: 'rows' }>;

/** Hands lower than this have room for no more than one row of cards. */
const VERY_LOW = 480;
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
const ROOMY_PART = { wide: 0.34, high: 0.29 };
/**
 * What all the other parts of a hand take, in px: on a phone, and where there is more room; on a
 * low glass beside what lies on the table, below it, and in two rows beside it.
 */
const OTHERS = { narrow: 250, wide: 300, beside: 186, below: 236, rows: 184 };
/** On a low glass where type is large, which grows with the glass: px, and part of its height. */
const OTHERS_LARGE = { beside: [80, 0.35], below: [168, 0.225] } as const;
/** More cards than these do not lie beside what they are played on, on a low glass. */
export const BESIDE = 6;
/** How much of a card its neighbour leaves in sight at least: the sign and the number. */
const SEEN = 0.45;
/** With less of it in sight, the number in its middle is not whole. */
export const WHOLE = 0.78;
/** Cards so much smaller are worth it where their numbers are whole: those are no smaller then. */
const WORTH_WHOLE = 0.63;
/** How far the outer cards of a fan are turned, in degrees, and lowered, as part of their width. */
export const TURN = 7;
export const SAG = 0.1;
/** What a turned card reaches beyond its width, both sides together, and below its foot. */
export const LEAN = ASPECT * Math.sin((TURN * Math.PI) / 180);
export const FOOT = SAG + 0.5 * Math.sin((TURN * Math.PI) / 180);
/** How much larger cards have to become by one more row. */
const WORTH_A_ROW = 1.15;
/** So many cards everybody is dealt: with fewer they grow no larger, and nothing else moves. */
const USUAL = 5;
/** Room for what lies round the foot of a card, in px. */
export const BELOW = 7;
/** What the whole hand is wider than its cards may lie, in px. */
const ROUND = 16;
/** Of two rows of the smallest cards one can hit, in px. */
const TWO_ROWS = 2 * ASPECT * TARGET + ROW_GAP + LIFT + BELOW;

/**
 * What decides how cards lie, by the width of the hand: the widest a card becomes in one row and in
 * several, the smallest that still pleases, and how many rows and cards in a fan there may be.
 */
export function sizesFor({ width, height, asTable, rows }: Space) {
  if (asTable) return { most: 220, inRows: 150, least: 70, rows: 3, fan: 12 };
  if (height < VERY_LOW) return { most: 112, inRows: 72, least: 48, rows: rows ? 2 : 1, fan: 17 };
  if (width >= 1000) return { most: 240, inRows: 150, least: 60, rows: 3, fan: 12 };
  if (width >= 700) return { most: 230, inRows: 140, least: 60, rows: 3, fan: 10 };
  if (width >= 584) return { most: 150, inRows: 110, least: 60, rows: 3, fan: 10 };
  return { most: 136, inRows: 104, least: 45, rows: 3, fan: 7 };
}

/** Of the width of a low hand: what cards in two rows take, beside what they are played on. */
const ROWS_PART = 0.72;
/**
 * Whether so many cards lie in two rows on a low glass, by the size of the whole hand: more than a
 * fan holds of cards that please.
 */
export const liesInRows = ({ width, height, large }: Space, cards: number): boolean =>
  height < VERY_LOW &&
  height >= OTHERS.rows + TWO_ROWS &&
  !large &&
  widestOf(width - ROUND, cards, LEAN) < EASY &&
  Math.ceil(cards / 2) * TARGET <= width * ROWS_PART;

/** How high all cards of a hand may be together, in px, with what they need round them. */
function heightFor({ width, height, large, asTable, rows }: Space, cards: number): number {
  if (asTable) return height * ROOMY_PART[asTable];
  if (rows) return height - OTHERS.rows;
  if (height < VERY_LOW) {
    const least = height * (large ? ONLY_ROW_LARGE : ONLY_ROW) + LIFT + BELOW;
    const where = cards > BESIDE ? 'below' : 'beside';
    const [others, part] = large ? OTHERS_LARGE[where] : [OTHERS[where], 0];
    return Math.max(least, height * (1 - part) - others);
  }
  const others = width < 700 ? OTHERS.narrow : OTHERS.wide;
  const least = large ? LEAST_PART_LARGE : LEAST_PART;
  return Math.max(height * least, height * (1 - TABLE_PART) - others);
}

/**
 * The widest card of which so many lie side by side, each with enough in sight to be read and hit;
 * `lean` is what the outer ones reach beyond the row, `seen` what each leaves of the one before, as
 * parts of their width.
 */
export function widestOf(width: number, cards: number, lean = 0, seen = SEEN): number {
  const others = Math.max(0, cards - 1);
  const hit = (width - others * TARGET) / (1 + lean);
  const read = width / (1 + lean + others * seen);
  return Math.floor(Math.min(hit, read));
}

/** From one left edge to the next: apart where there is room, or else as far as they can be. */
export const stepOf = (width: number, cards: number, card: number): number =>
  cards < 2 ? card + GAP : Math.min(card + GAP, (width - card) / (cards - 1));

/**
 * How a hand of `cards` cards lies: a fan up to seven cards, more where they fit; then straight
 * rows, close ones where others would make the cards too small. Which cards these are makes no
 * difference: what else is in the hand keeps its place whatever is dealt.
 */
export function layoutOf(space: Space, cards: number): HandLayout {
  const sizes = sizesFor(space);
  const high = heightFor(space, cards);
  const inFull = { width: space.width, height: high };
  const easy = space.asTable ? EASY_ON_TABLE : EASY;
  const rows = rowsFor(inFull, cards, {
    most: sizes.inRows,
    rows: [space.asTable ? 2 : 1, sizes.rows],
    easy,
  });
  if (space.rows) return rows;
  const highest = Math.floor((high - LIFT - BELOW) / (ASPECT + FOOT));
  const count = Math.max(cards, USUAL);
  const most = Math.min(sizes.most, Math.max(TARGET, highest), widestOf(space.width, count, LEAN));
  // A hair more than that: what is in sight of them is rounded down.
  const whole = widestOf(space.width, count, LEAN, WHOLE + 0.02);
  const isWorth = space.height >= VERY_LOW && whole >= WORTH_WHOLE * most;
  const card = isWorth ? Math.min(most, whole) : most;
  if (cards <= sizes.fan && card >= Math.min(sizes.least, highest))
    return { tier: 'fan', card, step: stepOf(space.width - LEAN * card, cards, card) };
  return rows.card >= sizes.least ? rows : closeRows(space, sizes.least);
}

/** So many that only their heads are seen, each as large as a finger. */
function closeRows({ width }: Space, card: number): RowsLayout {
  const columns = 1 + Math.floor((width - card) / TARGET);
  return { tier: 'rows', card, step: TARGET, columns, down: TARGET };
}

/** What is kept for the cards of a hand, in px: as much for few as for the usual number of them. */
export function keptFor(space: Space, cards: number): number {
  const own = heightOf(layoutOf(space, cards), cards);
  const isBelow = space.height < VERY_LOW && cards > BESIDE;
  return isBelow ? own : Math.max(own, heightOf(layoutOf(space, USUAL), USUAL));
}

/** How high a hand that lies so is, in px, whichever its cards are. */
export function heightOf(layout: HandLayout, cards: number): number {
  const card = layout.card * ASPECT;
  const edges = LIFT + BELOW;
  switch (layout.tier) {
    case 'fan':
      return card + edges + FOOT * layout.card;
    case 'rows': {
      const rows = rowsIn(Math.min(cards, FACES), layout.columns);
      return card + (rows - 1) * layout.down + edges;
    }
  }
}

/** How cards lie one by one while they are put in order, however many rows that takes. */
export function arrangingLayout(space: Space, cards: number): RowsLayout {
  const { inRows, least } = sizesFor(space);
  const { width } = space;
  let columns = Math.max(1, cards);
  for (let rows = 2; fitting(width, columns) < least; rows++) columns = Math.ceil(cards / rows);
  const card = Math.min(inRows, fitting(width, columns));
  return { tier: 'rows', card, step: card + GAP, columns, down: card * ASPECT + ROW_GAP };
}

/** The widest cards of which so many lie side by side without overlap. */
const fitting = (width: number, cards: number): number =>
  Math.floor((width - GAP * (cards - 1)) / Math.max(1, cards));

/** `most` is the widest a card becomes; from `easy` on none has to lie on another's foot. */
interface RowsPlan {
  readonly most: number;
  readonly rows: readonly [from: number, to: number];
  readonly easy: number;
}

/**
 * The fewest rows, from so many to so many, in which the cards are as wide as `most`, or else about
 * as large as they can be in that space.
 */
function rowsFor(space: Space, faces: number, { most, rows, easy }: RowsPlan): RowsLayout {
  const free = space.height - LIFT - BELOW;
  let best = { card: 0, columns: 1, down: 0 };
  for (let used = rows[0]; used <= rows[1]; used++) {
    const columns = Math.max(1, Math.ceil(faces / used));
    const others = used - 1;
    const whole = Math.floor((free - others * ROW_GAP) / used / ASPECT);
    const lapped = Math.floor(free / (1 + others * ROW_SEEN) / ASPECT);
    const highest = whole < easy ? lapped : whole;
    const card = Math.min(most, widestOf(space.width, columns), highest);
    if (card <= best.card * WORTH_A_ROW) continue;
    const apart = card * ASPECT + ROW_GAP;
    const down = others === 0 ? apart : Math.min(apart, (free - card * ASPECT) / others);
    best = { card, columns, down };
  }
  return { tier: 'rows', ...best, step: stepOf(space.width, best.columns, best.card) };
}

/**
 * Rows for so many cards at most, with fewer in them, as copies lie on one another: all about as
 * long as each other, in the same width, and each card with as much in sight as there is room for.
 */
export function evened(rows: RowsLayout, count: number): RowsLayout {
  const { card, step } = rows;
  const columns = Math.ceil(count / Math.max(1, rowsIn(count, rows.columns)));
  const width = card + (rows.columns - 1) * step;
  return { ...rows, columns, step: Math.max(step, stepOf(width, columns, card)) };
}

/** Whether a card of the next row lies on the foot of this one: that below it, or beside that. */
export function isCovered(rows: RowsLayout, i: number, count: number): boolean {
  const { card, step, columns, down, under } = rows;
  if (under) return true;
  const isLast = Math.floor(i / columns) === rowsIn(count, columns) - 1;
  const below = i + columns + 1 - Math.ceil(card / step);
  return !isLast && down < card * ASPECT && below < count;
}

const rowsIn = (count: number, columns: number): number => Math.ceil(count / columns);
