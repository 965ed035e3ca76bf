/** The smallest side of anything one taps in play, in px. */
export const TARGET = 44;
/** Between two cards, and between two rows: the second leaves room for a card that is lifted. */
export const GAP = 6;
export const ROW_GAP = 14;
/** Cards as wide as this have no need to lie on one another's feet, in px. */
export const EASY = 64;
/** How far a chosen card rises. */
export const LIFT = 14;
/** How far one that can be played stands out among others. */
export const RISE = 6;
export const ASPECT = 7 / 5;
/** How much of a card its neighbour leaves in sight at least: the sign and the number. */
const SEEN = 0.45;
/** With less of it in sight, its number is not whole; not in the middle; its far corner is cut. */
export const WHOLE = 0.64;
export const MIDDLE = 0.75;
export const CORNER = 0.94;
/** A hair more than that: what is in sight of a card is rounded down. */
export const SEEN_WHOLE = WHOLE + 0.02;
/** How far down a card its large number reaches, and the rim below it, as part of its height. */
export const NUMBER_TO = 0.74;
/** How much of it is seen above the next row where a raised number is whole. */
export const RAISED_SEEN = 0.62;
/** How far the outer cards of a fan are turned, in degrees, and lowered, as part of their width. */
export const TURN = 7;
export const SAG = 0.1;
/** What a turned card reaches beyond its width, both sides together, and below its foot. */
export const LEAN = ASPECT * Math.sin((TURN * Math.PI) / 180);
export const FOOT = SAG + 0.5 * Math.sin((TURN * Math.PI) / 180);
/** Room for what lies round the foot of a card, in px. */
export const BELOW = 7;

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
export const stepOf = (width: number, cards: number, card: number, gap = GAP): number =>
  cards < 2 ? card + gap : Math.min(card + gap, (width - card) / (cards - 1));

/**
 * How far aside the number of a card stands of which so much is in sight, in hundredths of its
 * width: a half, where it is not whole. In a hand where any far corner is covered it is a hair for
 * whole cards too: they are all of one face, and none shows half an index.
 */
export const asideOf = (seen: number, covered: boolean): number =>
  seen < WHOLE ? 50 : covered ? Math.max(2, Math.round(78 - 100 * seen)) : 0;
