import type { Place } from '../../games/contract/flights.ts';
import type { Box } from './path.ts';

/** Where things lie on the glass. */
export type PlacedBoxes = ReadonlyMap<Place, Box>;

/** Marks where something lies: an element's own place, and what of it is aimed at. */
const PLACE = '[data-place]';
const AIM = '[data-aim]';

/** Marks what is out of sight until what flies there has landed; it stays what it is otherwise. */
export const AWAY = 'data-away';

const nameOf = (element: HTMLElement): Place => element.dataset['place'] as Place;

/** Where an element lies, as large as what of it is aimed at; null where nothing is to be seen. */
function boxOf(element: Element): Box | null {
  const { x, y, width, height } = (element.querySelector(AIM) ?? element).getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, w: width, h: height } : null;
}

/** Every place on the glass, in one look that changes nothing. */
export function placesOn(page: ParentNode): PlacedBoxes {
  const places = new Map<Place, Box>();
  for (const element of page.querySelectorAll<HTMLElement>(PLACE)) {
    const box = boxOf(element);
    if (box) places.set(nameOf(element), box);
  }
  return places;
}

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
