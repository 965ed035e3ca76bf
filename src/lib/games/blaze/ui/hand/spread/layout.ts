/** The smallest side of anything one taps in play, in px. */
export const TARGET = 44;
/** Between two cards, and between two rows: the second leaves room for a card that is lifted. */
export const GAP = 6;
export const ROW_GAP = 14;
/** How far a chosen card rises. */
export const LIFT = 14;
/** What the outer cards of a fan reach beyond its width, both together, as they are turned. */
const LEAN = 12;

const ASPECT = 7 / 5;
const PILES_ACROSS = 5;
const PILE_HEIGHT = TARGET;

/** The space the cards have, in px. */
export interface Space {
  readonly width: number;
  /** of the whole hand: its cards take a part of it */
  readonly height: number;
}

/** How a hand lies. `card` is the width of a card in px. */
export type HandLayout =
  /**
   * One row; neighbours overlap when `step`, from one left edge to the next, is smaller than a
   * card. Each copy is a card of its own.
   */
  | { readonly tier: 'fan'; readonly card: number; readonly step: number }
  /** Straight rows without overlap; copies of a face lie on one another. */
  | { readonly tier: 'rows'; readonly card: number; readonly columns: number }
  /** One pile for each rank; the cards of one pile at a time are spread below, or beside. */
  | {
      readonly tier: 'piles';
      readonly card: number;
      readonly pile: number;
      readonly beside: boolean;
    };

type RowsLayout = Extract<HandLayout, { tier: 'rows' }>;

/** A place one can tap, in px from the upper left corner of the hand. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Hands lower than this have room for no more than one row of cards. */
const VERY_LOW = 480;
/**
 * Of the height of a hand: what one row of cards may take, more where there is no other; and all of
 * them together.
 */
const ONE_ROW = 0.24;
const ONLY_ROW = 0.28;
const ALL_ROWS = 0.37;
/** How much larger cards have to become by one more row. */
const WORTH_A_ROW = 1.15;
/**
 * Room for what hangs over the lower edge of a card, and how far the outer cards of a fan are
 * lowered at most, in px.
 */
export const BELOW = 10;
export const DROP = 12;

/**
 * What decides how cards lie, by the width of the hand: the width of a card in one row, the same
 * where there are few, and in several rows, the smallest that still pleases, and how many rows and
 * cards in a fan there may be.
 */
function sizesFor({ width, height }: Space) {
  if (height < VERY_LOW) return { card: 56, few: 64, inRows: 56, least: 48, rows: 1, fan: 17 };
  if (width >= 1000) return { card: 112, few: 152, inRows: 96, least: 60, rows: 3, fan: 12 };
  if (width >= 700) return { card: 96, few: 128, inRows: 84, least: 60, rows: 3, fan: 10 };
  if (width >= 584) return { card: 84, few: 104, inRows: 84, least: 60, rows: 3, fan: 10 };
  return { card: 64, few: 72, inRows: 64, least: 45, rows: 2, fan: 7 };
}

/**
 * How a hand of `cards` cards lies: a fan up to seven cards, more where they fit; then straight
 * rows; and piles where rows would make the cards too small. Which cards these are makes no
 * difference: what else is in the hand keeps its place whatever is dealt.
 */
export function layoutOf(space: Space, cards: number): HandLayout {
  const sizes = sizesFor(space);
  const across = space.width - LEAN;
  const part = sizes.rows === 1 ? ONLY_ROW : ONE_ROW;
  const highest = Math.max(TARGET, Math.floor((space.height * part) / ASPECT));
  const wanted = Math.max(sizes.card, Math.min(sizes.few, fitting(across, cards)));
  const card = Math.min(wanted, highest);
  const step = cards < 2 ? card + GAP : Math.min(card + GAP, (across - card) / (cards - 1));
  if (cards <= sizes.fan && step >= TARGET) return { tier: 'fan', card, step };
  const inFull = { width: space.width, height: space.height * ALL_ROWS };
  const rows = rowsFor(inFull, cards, sizes.inRows, sizes.rows);
  const many = cards > 12 && sizes.rows < 3;
  if (rows.card >= sizes.least && !many) return { tier: 'rows', ...rows };
  const beside = space.height < VERY_LOW;
  const spread = beside ? 3 * (sizes.least + GAP) : 0;
  const pile = Math.min(
    beside ? 64 : 120,
    (space.width - spread - GAP * (PILES_ACROSS - 1)) / PILES_ACROSS,
  );
  const inRows = beside ? sizes.least : Math.min(sizes.inRows, 52);
  return { tier: 'piles', card: inRows, pile: Math.floor(pile), beside };
}

/** How high a hand that lies so is, in px, whichever its cards are. */
export function heightOf(layout: HandLayout, cards: number): number {
  const card = layout.card * ASPECT;
  const edges = LIFT + BELOW;
  switch (layout.tier) {
    case 'fan':
      return card + edges + DROP;
    case 'rows': {
      const rows = Math.ceil(cards / layout.columns);
      return rows * card + (rows - 1) * ROW_GAP + edges;
    }
    case 'piles': {
      const piles = 2 * PILE_HEIGHT + GAP;
      return layout.beside ? Math.max(piles, card + edges) : piles + card + edges;
    }
  }
}

/**
 * How a choice of cards lies in rows, as large as they can be in so many px of height; null where
 * they cannot all be hit there.
 */
export function choiceLayout(space: Space, faces: number, height: number): RowsLayout | null {
  const { few } = sizesFor(space);
  const rows = rowsFor({ width: space.width, height }, faces, few, 3);
  return rows.card >= TARGET || faces === 0 ? { tier: 'rows', ...rows } : null;
}

/** How cards lie one by one while they are put in order, however many rows that takes. */
export function arrangingLayout(space: Space, cards: number): RowsLayout {
  const { few, least } = sizesFor(space);
  let columns = Math.max(1, cards);
  for (let rows = 2; fitting(space.width, columns) < least; rows++)
    columns = Math.ceil(cards / rows);
  return { tier: 'rows', card: Math.min(few, fitting(space.width, columns)), columns };
}

/** The widest cards of which so many lie side by side. */
const fitting = (width: number, cards: number): number =>
  Math.floor((width - GAP * (cards - 1)) / Math.max(1, cards));

/**
 * The fewest rows, at most `rows`, in which the cards are as wide as `most`, or else about as large
 * as they can be in that space.
 */
function rowsFor(
  space: Space,
  faces: number,
  most: number,
  rows: number,
): { readonly card: number; readonly columns: number } {
  let best = { card: 0, columns: 1 };
  for (let used = 1; used <= rows; used++) {
    const columns = Math.max(1, Math.ceil(faces / used));
    const height = (space.height - LIFT - BELOW - (used - 1) * ROW_GAP) / used;
    const card = Math.min(most, fitting(space.width, columns), Math.floor(height / ASPECT));
    if (card > best.card * WORTH_A_ROW) best = { card, columns };
  }
  return best;
}

/** Where one can tap in a hand that lies so: `count` cards, or piles. */
export function boxesOf(layout: HandLayout, count: number): readonly Box[] {
  return Array.from({ length: count }, (_, i) => boxOf(layout, i, count));
}

function boxOf(layout: HandLayout, i: number, count: number): Box {
  const height = layout.card * ASPECT;
  switch (layout.tier) {
    case 'fan': {
      const width = i === count - 1 ? layout.card : Math.min(layout.step, layout.card);
      return { x: i * layout.step, y: 0, width, height };
    }
    case 'rows': {
      const [column, row] = [i % layout.columns, Math.floor(i / layout.columns)];
      const x = column * (layout.card + GAP);
      return { x, y: row * (height + ROW_GAP), width: layout.card, height };
    }
    case 'piles': {
      const [column, row] = [i % PILES_ACROSS, Math.floor(i / PILES_ACROSS)];
      const x = column * (layout.pile + GAP);
      return { x, y: row * (PILE_HEIGHT + GAP), width: layout.pile, height: PILE_HEIGHT };
    }
  }
}
