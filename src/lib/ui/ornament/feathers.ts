/** One feather of the fan. */
export type Feather = {
  /** degrees from upright, clockwise */
  readonly angle: number;
  /** length, 1 being the middle feather's */
  readonly length: number;
  readonly tone: 'flame' | 'sun' | 'frost';
  /** its place in the order of lighting, from 0 */
  readonly lit: number;
};

const count = 9;
const middle = (count - 1) / 2;
/** Degrees between two neighbours: wide enough that the eyes do not touch. */
const spread = 19;
/** How much shorter each feather is than its inner neighbour, so that the fan is a flame and not a wheel. */
const taper = 0.035;

/** The tones from the middle outwards; the fan is the same from both sides of a table. */
const tones = ['flame', 'sun', 'frost', 'flame', 'sun'] as const;

/** The nine feathers from left to right. They light from the coal's middle outwards, left before right. */
export const feathers: readonly Feather[] = Array.from({ length: count }, (_, index) => {
  const offset = index - middle;
  const away = Math.abs(offset);
  return {
    angle: offset * spread,
    length: 1 - away * taper,
    tone: tones[away] ?? 'flame',
    lit: away === 0 ? 0 : away * 2 - (offset < 0 ? 1 : 0),
  };
});
