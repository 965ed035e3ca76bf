import { RANKS, SUITS } from '../../../rules/card.ts';
import {
  ASPECT,
  BELOW,
  CORNER,
  EASY,
  FOOT,
  GAP,
  LEAN,
  LIFT,
  RAISED_SEEN,
  ROW_GAP,
  SEEN_WHOLE,
  stepOf,
  TARGET,
  widestOf,
} from './measures.ts';
import { BESIDE, heightFor, LONG, sizesFor, VERY_LOW, type Space } from './space.ts';

/** How a hand lies. `card` is the width of a card in px. */
export type HandLayout =
  /**
   * One row; neighbours overlap when `step`, from one left edge to the next, is smaller than a
   * card. Each copy is a card of its own.
   */
  | {
      readonly tier: 'fan';
      readonly card: number;
      readonly step: number;
    }
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

export type RowsLayout = Extract<HandLayout, { tier: 'rows' }>;

/** How much larger cards have to become by one more row. */
const WORTH_A_ROW = 1.15;
/** So many cards everybody is dealt: with fewer they grow no larger, and nothing else moves. */
const USUAL = 5;
/**
 * Cards so much smaller are worth it where their numbers are whole, and no smaller then; on a long
 * phone, down to that width in px.
 */
const WORTH_WHOLE = 0.63;
const WORTH_WHOLE_LOW = 0.75;
const WHOLE_ON_LONG = 80;
/** How much of its height a row of a small glass shows at least above the next. */
const ROW_SEEN = 0.79;
/** On a table cards as wide as this have no need to lie on one another's feet, in px. */
const EASY_ON_TABLE = 132;
/** So many faces there are: where copies lie on one another, no hand shows more cards. */
export const FACES = RANKS.length * SUITS.length;

/**
 * How a hand of `cards` cards lies: a fan up to seven cards, more where they fit; then straight
 * rows, close ones where others would make the cards too small. Which cards these are makes no
 * difference: what else is in the hand keeps its place whatever is dealt.
 */
export function layoutOf(space: Space, cards: number): HandLayout {
  const sizes = sizesFor(space);
  const high = heightFor(space, cards);
  const inFull = { width: space.width, height: high };
  const rows = rowsFor(inFull, cards, planFor(space, [space.asTable ? 2 : 1, sizes.rows]));
  if (space.rows) return rows;
  const highest = Math.floor((high - LIFT - BELOW) / (ASPECT + FOOT));
  const count = Math.max(cards, USUAL);
  const most = Math.min(sizes.most, Math.max(TARGET, highest), widestOf(space.width, count, LEAN));
  const whole = widestOf(space.width, count, LEAN, SEEN_WHOLE);
  const isVeryLow = space.height < VERY_LOW;
  const isLong = space.height >= LONG && !space.asTable;
  const least = isLong ? WHOLE_ON_LONG : (isVeryLow ? WORTH_WHOLE_LOW : WORTH_WHOLE) * most;
  const isWorth = (!isVeryLow || cards <= BESIDE) && whole >= least;
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

const planFor = (space: Space, rows: RowsPlan['rows']): RowsPlan => ({
  most: sizesFor(space).inRows,
  rows,
  easy: space.asTable || space.rows ? EASY_ON_TABLE : EASY,
});

/**
 * The fewest rows, from so many to so many, in which the cards are as wide as `most`, or else about
 * as large as they can be in that space.
 */
export function rowsFor(space: Space, faces: number, { most, rows, easy }: RowsPlan): RowsLayout {
  const free = space.height - LIFT - BELOW;
  let best = { card: 0, columns: 1, down: 0 };
  for (let used = rows[0]; used <= rows[1]; used++) {
    const columns = Math.max(1, Math.ceil(faces / used));
    const others = used - 1;
    const whole = (free - others * ROW_GAP) / used / ASPECT;
    const lapped = (seen: number) => free / (1 + others * seen) / ASPECT;
    // So close that their numbers are raised, which takes whole columns; each row is hit.
    const hit = (free - others * TARGET) / ASPECT;
    const raised = Math.min(lapped(RAISED_SEEN), widestOf(space.width, columns, 0, CORNER), hit);
    const close = Math.max(lapped(ROW_SEEN), others > 1 ? raised : 0);
    const highest = whole < easy ? close : whole;
    const card = Math.floor(Math.min(most, widestOf(space.width, columns), highest));
    if (card <= best.card * WORTH_A_ROW) continue;
    const apart = card * ASPECT + ROW_GAP;
    const down = others === 0 ? apart : Math.min(apart, (free - card * ASPECT) / others);
    best = { card, columns, down };
  }
  return { tier: 'rows', ...best, step: stepOf(space.width, best.columns, best.card, ROW_GAP) };
}

/**
 * How `count` faces of so many cards lie, as copies lie on one another: in the room of all of them,
 * each as large as that lets it be, and rows all about as long as each other.
 */
export function evened(space: Space, cards: number, count: number): HandLayout {
  const rows = layoutOf(space, cards);
  if (rows.tier === 'fan') return rows;
  const used = rowsIn(count, rows.columns);
  const grown = rowsFor(
    { width: space.width, height: heightOf(rows, cards) },
    count,
    planFor(space, [used, used]),
  );
  if (grown.card >= rows.card) return grown;
  const { columns } = grown;
  const width = rows.card + (rows.columns - 1) * rows.step;
  return { ...rows, columns, step: stepOf(width, columns, rows.card, ROW_GAP) };
}

/** Whether a card of the next row lies on the foot of this one. */
export const isCovered = ({ card, columns, down, under }: RowsLayout, i: number, count: number) =>
  under === true || (i + columns < columns * rowsIn(count, columns) && down < card * ASPECT);

/** How far a row begins from where the longest does, in px: the last lies in the middle. */
export const indentOf = ({ step }: HandLayout, across: number, i: number, count: number): number =>
  (Math.max(0, across - count + i - (i % across)) * step) / 2;

const rowsIn = (count: number, columns: number): number => Math.ceil(count / columns);
