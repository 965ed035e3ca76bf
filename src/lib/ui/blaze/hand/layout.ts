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

/** Heights and widths of the room the hand has, in px. */
export interface Space {
  readonly width: number;
  /** of the whole screen: what lies low has fewer rows */
  readonly height: number;
}

/** How a hand lies. `card` is the width of a card in px. */
export type HandLayout =
  /** One row; neighbours overlap when `step`, from one left edge to the next, is smaller than a card. Each copy is a card of its own. */
  | { readonly tier: 'fan'; readonly card: number; readonly step: number }
  /** Straight rows without overlap; copies of a face lie on one another. */
  | { readonly tier: 'rows'; readonly card: number; readonly columns: number }
  /** One pile for each rank; the cards of one pile at a time are spread below. */
  | { readonly tier: 'piles'; readonly card: number; readonly pile: number };

/** A place one can tap, in px from the upper left corner of the hand. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Screens lower than these have no room for tall cards in more than one row, and then for no tall cards at all. */
const LOW = 700;
const VERY_LOW = 480;

/**
 * What decides how cards lie, by the size of the hand: the width of a card in one row, the same where there are few, and in several rows, the smallest that still pleases, and how many rows and cards
 * in a fan there may be.
 */
function sizesFor({ width, height }: Space) {
  if (height < VERY_LOW) return { card: 56, few: 56, inRows: 56, least: 48, rows: 2, fan: 7 };
  if (width >= 1000) return { card: 112, few: 152, inRows: 96, least: 60, rows: 3, fan: 12 };
  if (width >= 700) return { card: 96, few: 128, inRows: 84, least: 60, rows: 3, fan: 10 };
  if (width >= 584) return { card: 84, few: 104, inRows: 84, least: 60, rows: 3, fan: 10 };
  return height < LOW
    ? { card: 64, few: 64, inRows: 52, least: 48, rows: 2, fan: 7 }
    : { card: 64, few: 72, inRows: 64, least: 48, rows: 2, fan: 7 };
}

/**
 * How a hand of `cards` cards of `faces` different faces lies: a fan up to seven cards, more where they fit; then straight rows; and piles where rows would make the
 * cards too small.
 */
export function layoutOf(space: Space, cards: number, faces: number): HandLayout {
  const sizes = sizesFor(space);
  const across = space.width - LEAN;
  const card = Math.max(sizes.card, Math.min(sizes.few, fitting(across, cards)));
  const step = cards < 2 ? card + GAP : Math.min(card + GAP, (across - card) / (cards - 1));
  if (cards <= sizes.fan && step >= TARGET) return { tier: 'fan', card, step };
  const rows = rowsFor(space.width, faces, sizes);
  const many = cards > 12 && sizes.rows === 2;
  if (rows.card >= sizes.least && !many) return { tier: 'rows', ...rows };
  const pile = Math.min(120, (space.width - GAP * (PILES_ACROSS - 1)) / PILES_ACROSS);
  return { tier: 'piles', card: sizes.inRows, pile: Math.floor(pile) };
}

/** How a choice of cards lies in rows, as large as they can be; up to 21 of them fit a width of 344 px. */
export function choiceLayout(space: Space, faces: number): Extract<HandLayout, { tier: 'rows' }> {
  return { tier: 'rows', ...rowsFor(space.width, faces, { ...sizesFor(space), rows: 3 }) };
}

/** The widest cards of which so many lie side by side. */
const fitting = (width: number, cards: number): number =>
  Math.floor((width - GAP * (cards - 1)) / Math.max(1, cards));

/** The fewest rows in which the cards keep their size; else all the rows there may be. */
function rowsFor(
  width: number,
  faces: number,
  { inRows, least, rows }: Readonly<Record<'inRows' | 'least' | 'rows', number>>,
): { readonly card: number; readonly columns: number } {
  for (let used = 1; used <= rows; used++) {
    const columns = Math.max(1, Math.ceil(faces / used));
    if (used === rows || fitting(width, columns) >= least)
      return { card: Math.min(inRows, fitting(width, columns)), columns };
  }
  return { card: least, columns: 1 };
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
