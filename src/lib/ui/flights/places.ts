import type { Motions, Place } from '../../games/contract/flights.ts';
import type { Box } from './path.ts';

/** Where things lie on the glass. */
export type PlacedBoxes = ReadonlyMap<Place, Box>;

/** Marks where something lies: an element's own place, and what of it is aimed at. */
const PLACE = '[data-place]';
const AIM = '[data-aim]';

/** Marks what is out of sight until what flies there has landed; it stays what it is otherwise. */
export const AWAY = 'data-away';

const nameOf = (element: Element): Place => element.getAttribute('data-place') as Place;

/** Where an element lies, as large as what of it is aimed at; null where nothing is to be seen. */
function boxOf(element: Element): Box | null {
  const { x, y, width, height } = (element.querySelector(AIM) ?? element).getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, w: width, h: height } : null;
}

/** The places on the glass, in one look that changes nothing: these, or every one. */
export function placesOn(page: ParentNode, wanted?: ReadonlySet<Place>): PlacedBoxes {
  const places = new Map<Place, Box>();
  for (const element of page.querySelectorAll(PLACE)) {
    const name = nameOf(element);
    const box = !wanted || wanted.has(name) ? boxOf(element) : null;
    if (box) places.set(name, box);
  }
  return places;
}

/** Where something sets out or arrives, and what it passes by. */
export const placesIn = ({ flights, burnt, sprays }: Motions<unknown>): ReadonlySet<Place> =>
  new Set([
    ...flights.flatMap(({ from, to, via = to }) => [from, to, via]),
    ...[...burnt, ...sprays].map(({ at }) => at),
  ]);

/** What lies at a place. */
export const elementAt = (page: ParentNode, place: Place): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);

/** One place on the glass; null where there is none. */
export function boxOn(page: ParentNode, place: Place): Box | null {
  const element = elementAt(page, place);
  return element && boxOf(element);
}

/** Whether a place has come to lie elsewhere; half a pixel is nothing. */
export const isElsewhere = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.w - b.w) > 1.5;
