import type { Seat } from '../../../../../core/seats.ts';
import type { PlacedPeople } from '../../../../../ui/play/facing/seating.ts';
import { angleAt, apart, type Turned } from '../../../../../ui/play/facing/ways.ts';

/** Who has a plate with controls at a small glass's two long edges. */
export interface Edges {
  readonly bottom: Seat | null;
  readonly top: Seat | null;
  /** Everybody, clockwise from the lower edge. */
  readonly round: readonly Seat[];
}

export interface EdgesPlan {
  readonly people: PlacedPeople;
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
  const round = people.map((_, seat) => seat).sort((a, b) => angleOf(a) - angleOf(b));
  return { bottom, top, round };
}
