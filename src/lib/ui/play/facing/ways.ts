/**
 * Where people sit as the glass sees it. Angles in degrees: 0 its lower edge, 90 the left one, 180
 * the upper one, 270 the right one.
 */

/** The edges of the glass, 90 degrees apart, clockwise from the lower one. */
export const SIDES = ['bottom', 'left', 'top', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** How far the table is turned on the glass. */
export type Turned = number;

/** An angle within 0 to 359. */
export const whole = (angle: number): number => ((angle % 360) + 360) % 360;

/** Where somebody sits at a table that is turned. */
export const angleAt = (place: number, turned: Turned): number => whole(place - turned);

/** The nearest edge. */
export const sideAt = (angle: number): Side => SIDES[Math.round(whole(angle) / 90) % 4] ?? 'bottom';

/** By how much what faces an edge is turned, clockwise. */
export const facing = (side: Side): number => SIDES.indexOf(side) * 90;

/** How far apart two angles are, 0 to 180. */
export function apart(a: number, b: number): number {
  const difference = whole(a - b);
  return Math.min(difference, 360 - difference);
}

/**
 * Where an arrow that points up is turned to, to point from the middle of the glass to whoever sits
 * at an angle.
 */
export const outwards = (angle: number): number => whole(angle + 180);

/**
 * Where an arrow that points up is turned to, to point across the table: from whoever holds the
 * device, its lower edge towards them, to whoever sits `angle` clockwise from them.
 */
export const across = (angle: number): number => whole(whole(angle) / 2 - 90);

/** Which way that is, in words. */
export type Direction = 'left' | 'across' | 'right';

/** Farther from opposite than this, somebody sits to one side. */
const SIDEWAYS = 30;

/** Which way whoever sits `angle` degrees clockwise from the holder is from there. */
export function directionOf(angle: number): Direction {
  if (apart(angle, 180) <= SIDEWAYS) return 'across';
  return whole(angle) < 180 ? 'left' : 'right';
}
