import { silhouettes } from '../../../../ui/ornament/signs.ts';
import type { Color } from '../../rules/cards.ts';

/** What a colour is drawn as, and what the sheet of colours calls it. */
export type Hue = 'frost' | 'leaf' | 'flame' | 'moon' | 'sun';

const hues: Readonly<Record<Color, Hue>> = {
  b: 'frost',
  g: 'leaf',
  r: 'flame',
  w: 'moon',
  y: 'sun',
};

/** What a colour is drawn as. */
export const hueOf = (color: Color): Hue => hues[color];

/** The class that sets what something of this colour is painted in. */
export const inColor = (color: Color): string => `in-${hues[color]}`;

/**
 * Silhouettes in a 24 by 24 box. Three are the house's: triangle, circle and diamond. The other two
 * are of families of their own, so that all five stay apart at 8 px: a slanting blade and a
 * crescent.
 */
const shapes: Readonly<Record<Hue, string>> = {
  ...silhouettes,
  leaf: 'M22 2C12.4 1 4.6 5 3.2 12.2C2.7 15 3.2 17.2 4.3 18.9L1.6 21.6L3.4 23.2L6 20.6C8 21.8 10.8 22.1 13.6 20.8C20 17.8 23 10.8 22 2ZM7.2 18.4C9.4 13.6 12.8 9.8 17.6 6.8C14.4 10.6 11.2 14.4 8.4 19.2Z',
  moon: 'M15.5 1.4A11 11 0 1 0 22.2 16.6A8.8 8.8 0 1 1 15.5 1.4Z',
};

/** The sign of a colour as path data in a 24 by 24 box; filled by even and odd. */
export const shapeOf = (color: Color): string => shapes[hues[color]];
