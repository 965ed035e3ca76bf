/** How far something is on its way, from 0 to 1, when so much of its time has gone by. */
export type Ease = (time: number) => number;

/** So many steps are looked up, and not worked out, while something flies. */
const STEPS = 128;

/** The y of a cubic Bezier curve from (0, 0) to (1, 1), at x; as CSS has it. */
function bezier(x1: number, y1: number, x2: number, y2: number): Ease {
  const along = (a: number, b: number, t: number) =>
    3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3;
  const slope = (a: number, b: number, t: number) =>
    3 * (1 - t) ** 2 * a + 6 * (1 - t) * t * (b - a) + 3 * t * t * (1 - b);
  return (x) => {
    let t = x;
    // Newton's method: five steps bring it nearer than a pixel shows.
    for (let step = 0; step < 5; step++) t -= (along(x1, x2, t) - x) / (slope(x1, x2, t) || 1);
    return along(y1, y2, t);
  };
}

/** The same from a table that is made once. */
function tabled(ease: Ease): Ease {
  const values = Float32Array.from({ length: STEPS + 1 }, (_, i) => ease(i / STEPS));
  values[0] = 0;
  values[STEPS] = 1;
  return (time) => {
    const at = Math.max(0, Math.min(1, time)) * STEPS;
    const low = Math.min(STEPS - 1, Math.floor(at));
    return values[low]! + (values[low + 1]! - values[low]!) * (at - low);
  };
}

export const EASES = {
  throw: tabled(bezier(0.2, 0.8, 0.2, 1)),
  draw: tabled(bezier(0.3, 0.1, 0.25, 1)),
  gather: tabled(bezier(0.55, 0, 0.2, 1)),
  slide: tabled(bezier(0.45, 0.05, 0.2, 1)),
} as const;
