import type { Person } from '../../../../../core/people.ts';
import type { Seat } from '../../../../../core/seats.ts';
import {
  angleAt,
  apart,
  sideAt,
  SIDES,
  type Side,
  type Turned,
} from '../../../../../ui/play/ways.ts';

export type Places = readonly Pick<Person, 'place'>[];

/**
 * Seats by edge of the glass, each in reading order: from left to right, or from above downwards.
 */
export function seatsBySide(
  people: Places,
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

/** Who has a plate with controls at a small glass's two long edges. */
export interface Edges {
  readonly bottom: Seat | null;
  readonly top: Seat | null;
  /** Everybody else, clockwise from the lower edge, on small plates. */
  readonly others: readonly Seat[];
}

export interface EdgesPlan {
  readonly people: Places;
  readonly turned: Turned;
  /** Who is asked or awaited. */
  readonly asked: readonly Seat[];
  /** Whose plate has been tapped, to bring it to the lower edge. */
  readonly chosen: Seat | null;
}

/**
 * The lower edge is for whoever is chosen, or else for the nearest of those who are asked; the
 * upper one for another of these.
 */
export function edgesOf({ people, turned, asked, chosen }: EdgesPlan): Edges {
  const angleOf = (seat: Seat) => angleAt(people[seat]!.place, turned);
  const nearest = (seats: readonly Seat[], angle: number): Seat | null =>
    [...seats].sort((a, b) => apart(angleOf(a), angle) - apart(angleOf(b), angle))[0] ?? null;
  const bottom = chosen ?? nearest(asked, 0);
  const top = nearest(
    asked.filter((seat) => seat !== bottom),
    180,
  );
  const others = people
    .map((_, seat) => seat)
    .filter((seat) => seat !== bottom && seat !== top)
    .sort((a, b) => angleOf(a) - angleOf(b));
  return { bottom, top, others };
}
