/** Where what flies sets out, and where it goes: boxes worked out of places. */
import type { Place } from '../../games/contract/flights.ts';
import { fitted, type Box } from './path.ts';

/** How large a card is at the place of a person, in CSS pixels. */
const AT_PLATE = 40;
/** And what is shown to everybody on its way. */
const SHOWN = 88;

/** The middle of a heap. */
export interface Heap {
  readonly x: number;
  readonly y: number;
}

/**
 * The box of something of that ratio, height by width, at a place: in a lane as large as what lies
 * there; at a person's as large as a card in a hand; elsewhere at most as `like`.
 */
export function boxFor(place: Place, box: Box, ratio: number | undefined, like?: Box): Box {
  if (place.startsWith('lane:')) return fitted(box, ratio);
  const most = place.startsWith('plate:') ? AT_PLATE : (like?.w ?? Infinity);
  return fitted(grown(box), ratio, most);
}

/** The box of something of that ratio while it is shown to everybody, in the middle of a place. */
export const shownAt = (box: Box, ratio: number | undefined): Box =>
  fitted(box, ratio, Math.min(SHOWN, box.w / 3));

/** A place may be a row of small backs, or a word: a card there is as large as a card. */
function grown(box: Box): Box {
  const [w, h] = [Math.max(box.w, AT_PLATE), Math.max(box.h, AT_PLATE * 1.4)];
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

/** The middle of all that is gathered; null where nothing is. */
export function heapOf(boxes: readonly Box[]): Heap | null {
  if (boxes.length === 0) return null;
  const mean = (of: (box: Box) => number) =>
    boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length;
  return { x: mean(({ x, w }) => x + w / 2), y: mean(({ y, h }) => y + h / 2) };
}

/** A card's place on a heap of so many: fanned a little, as hands push cards together. */
export function onHeap(heap: Heap, { w, h }: Box, which: number, of: number) {
  const off = which - (of - 1) / 2;
  const [x, y] = [heap.x + off * 5 - w / 2, heap.y - (which % 2) * 4 - h / 2];
  return { x, y, w, h, turn: off * 1.6 };
}
