/**
 * Where the bursts of the five colours hang, in per cent from the left and from above: staggered
 * side by side, and in two rows on what is upright.
 */
export const PLACES = [
  { x: 13, y: 42, upright: { x: 21, y: 25 } },
  { x: 32, y: 27, upright: { x: 53, y: 20 } },
  { x: 50, y: 46, upright: { x: 83, y: 29 } },
  { x: 68, y: 27, upright: { x: 30, y: 60 } },
  { x: 87, y: 42, upright: { x: 70, y: 61 } },
] as const;
