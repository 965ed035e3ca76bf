import type { Person } from '../../../core/people.ts';
import type { Seat } from '../../../core/seats.ts';
import { angleAt, sideAt, SIDES, type Side, type Turned } from './ways.ts';

export type PlacedPeople = readonly Pick<Person, 'place'>[];

/**
 * Seats by edge of the glass, each in reading order: from left to right, or from above downwards.
 */
export function seatsBySide(
  people: PlacedPeople,
  turned: Turned,
): Readonly<Record<Side, readonly Seat[]>> {
  const angles = people.map(({ place }) => angleAt(place, turned));
  const seatsAt = (side: Side): readonly Seat[] => {
    // Clockwise from straight below: along the upper edge that runs from left to right, along the
    // others against the reading order.
    const middle = SIDES.indexOf(side) * 90;
    const along = (seat: Seat) => ((angles[seat]! - middle + 540) % 360) - 180;
    const order = side === 'top' || side === 'right' ? 1 : -1;
    return angles
      .map((_, seat) => seat)
      .filter((seat) => sideAt(angles[seat]!) === side)
      .sort((a, b) => order * (along(a) - along(b)));
  };
  return {
    bottom: seatsAt('bottom'),
    left: seatsAt('left'),
    top: seatsAt('top'),
    right: seatsAt('right'),
  };
}
