/**
 * Which way up things are drawn, so that they face whoever they are for. Seats belong to the
 * device: somebody's place is an edge of the glass as it stands by nature, wherever the system has
 * turned what it shows.
 */
import { angleAt, facing, sideAt, whole, type Turned } from './ways.ts';

/** How the glass lies among the people round it. */
export interface Orientation {
  /** By how much people have turned the table on it, 0 to 270. */
  readonly turned: number;
  /**
   * By how much the system has turned what it shows, clockwise, from how the glass stands by
   * nature: `screen.orientation.angle`.
   */
  readonly screen: number;
}

/** How far the table is turned in all, as the window shows it. */
export const turnedBy = ({ turned, screen }: Orientation): Turned => whole(turned + screen);

/**
 * The place, on the glass as it stands by nature, of somebody who is seen at `place` while the
 * system shows the window turned by `screen`.
 */
export const placeOnGlass = (place: number, screen: number): number => whole(place + screen);

/** By how much all that is for somebody is turned, clockwise, to face their edge of the window. */
export const turnFor = (place: number, turned: Turned): number =>
  facing(sideAt(angleAt(place, turned)));

/** A place in px. */
export interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Where a point of the window lies for whoever sees things turned by so many degrees: up and down,
 * left and right are theirs.
 */
export function asDrawn({ clientX: x, clientY: y }: ClientPoint, quarter: number): ClientPoint {
  if (quarter === 90) return { clientX: y, clientY: -x };
  if (quarter === 180) return { clientX: -x, clientY: -y };
  if (quarter === 270) return { clientX: -y, clientY: x };
  return { clientX: x, clientY: y };
}

/**
 * How the table is turned once somebody says that a cover faces the wrong way, having said so
 * `before` times. A device is most often turned end for end: the opposite edge comes first, then
 * those at the sides. Nobody says it more than three times.
 */
export const otherWay = (turned: number, before: number): number =>
  whole(turned + (before % 2 === 0 ? 180 : 90));
