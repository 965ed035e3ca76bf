/**
 * Where things stand round a drawn table seen from above: per cent of its box, from its upper left
 * corner.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * How far from the middle people sit, and the arrows between them lie, in per cent of the box:
 * those along the rim, beside what a game lays on the table.
 */
const SEATS = { x: 37, y: 34 } as const;
const ARROWS = { x: 33, y: 34 } as const;

const onEllipse = (place: number, radius: Point): Point => {
  const turn = (place * Math.PI) / 180;
  return { x: 50 - radius.x * Math.sin(turn), y: 50 + radius.y * Math.cos(turn) };
};

/** Where someone sits. `place` in degrees clockwise from the lower edge, as in `Person`. */
export const seatPoint = (place: number): Point => onEllipse(place, SEATS);

/**
 * An arrow on the way from a place to the next one, and the direction it points to: degrees
 * clockwise from the right.
 */
export function arrowBetween(place: number, next: number): Point & { readonly turn: number } {
  const way = (next - place + 360) % 360;
  const middle = place + way / 2;
  return { ...onEllipse(middle, ARROWS), turn: (middle + 180) % 360 };
}

/** The index of the place that is nearest to a point. */
export function nearestPlace(point: Point, places: readonly number[]): number {
  const distances = places.map((place) => {
    const seat = seatPoint(place);
    return Math.hypot(seat.x - point.x, seat.y - point.y);
  });
  return distances.indexOf(Math.min(...distances));
}
