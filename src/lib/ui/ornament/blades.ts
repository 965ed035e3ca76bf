/**
 * One blade of the vine, from its foot at 0, 0: where it begins, then the points of two curves. In
 * the drawing's units.
 */
const BLADE = [
  [3, -9],
  [12, -15],
  [22, -14],
  [15, -11],
  [12, -3],
  [0, 0],
] as const;
/**
 * Blades of one half: the first one's place on the stem, the next one's distance, and how much
 * smaller it is.
 */
const HALF = { count: 6, first: 26, step: 20, size: 1.1, shrinks: 0.09 };

const rounded = (length: number): number => Math.round(length * 10) / 10;

/** The path of a blade whose foot is at `x`; negative scales mirror it. */
function bladeAt(x: number, scaleX: number, scaleY: number): string {
  const points = BLADE.map(([dx, dy]) => `${rounded(x + dx * scaleX)} ${rounded(dy * scaleY)}`);
  return `M${x} 0C${points.join(' ')}Z`;
}

/** Every second blade, of both halves: those above the stem, or those below it. */
function everySecond(from: 0 | 1): string {
  const up = from === 0 ? 1 : -1;
  return Array.from({ length: HALF.count / 2 }, (_, i) => from + 2 * i)
    .flatMap((index) => {
      const x = HALF.first + index * HALF.step;
      const size = HALF.size - index * HALF.shrinks;
      return [bladeAt(x, size, up * size), bladeAt(-x, -size, up * size)];
    })
    .join('');
}

/**
 * Blades to both sides of the vine's stem by turns, smaller towards its tips, mirrored about its
 * middle: as one path for each colour.
 */
export const blades = { gold: everySecond(0), red: everySecond(1) };
