/** What comes of a passage on the overlay: where and when each thing sets out. Nothing is drawn. */
import type { Flight, Motions, Place } from '../../games/contract/flights.ts';
import { boxFor, heapOf, onHeap, shownAt } from './aim.ts';
import type { Departure } from './airborne.ts';
import type { Timing } from './around.ts';
import type { Box } from './path.ts';
import { isElsewhere, type PlacedBoxes } from './places.ts';
import { struck, type Spark } from './spark.ts';

/** Sparks of a strike and of a burst, how far they fly in CSS pixels, and how much faster. */
const STRIKE = { count: 8, reach: 130, speed: 1 } as const;
const BURST = { count: 72, reach: 320, speed: 2.1 } as const;

/** Where things lie when a passage begins, and what is in the air then. */
export interface BeforeAndAfter {
  /** Where things lay until then. */
  readonly before: PlacedBoxes;
  readonly after: PlacedBoxes;
  /** Where something is that is on its way already. */
  inAir(key: string): Box | undefined;
}

/** Something that goes up in flames. */
interface Burning<Thing> {
  readonly what: Thing;
  readonly box: Box;
  readonly delay: number;
}

/** Sparks, and the part of the glass they fly over. */
interface Strike {
  readonly sparks: readonly Spark[];
  readonly air: Box;
  readonly colour: string;
}

/** All that an overlay begins. */
export interface Launch<Thing> {
  readonly departures: readonly Departure<Thing>[];
  readonly burnt: readonly Burning<Thing>[];
  readonly strikes: readonly Strike[];
}

/** What a passage begins with, of what is public, the places on the glass, and nothing else. */
export function launchOf<Thing>(
  motions: Motions<Thing>,
  lie: BeforeAndAfter,
  timing: Timing,
): Launch<Thing> {
  const where = (place: Place) => lie.before.get(place) ?? lie.after.get(place);
  const { stretch } = timing;
  return {
    departures: departuresOf(motions.flights, where, lie, timing),
    burnt: motions.burnt.flatMap(({ what, at, delay }) => {
      const box = where(at);
      return box ? [{ what, box, delay: delay * stretch }] : [];
    }),
    strikes: motions.sprays.flatMap(({ at, delay, colour, bursts }) => {
      const box = lie.after.get(at);
      if (!box) return [];
      const { count, reach, speed } = bursts ? BURST : STRIKE;
      const [w, h] = [box.w + 2 * reach, box.h + 2 * reach];
      const source = { box, delay: delay * stretch };
      const sparks = struck(source, count, Math.round(box.w), speed);
      return [{ sparks, air: { x: box.x - reach, y: box.y - reach, w, h }, colour }];
    }),
  };
}

function departuresOf<Thing>(
  flights: readonly Flight<Thing>[],
  where: (place: Place) => Box | undefined,
  { after, inAir }: BeforeAndAfter,
  { now, stretch }: Timing,
): readonly Departure<Thing>[] {
  const gathered = flights.filter(({ manner }) => manner === 'gather');
  const heap = heapOf(gathered.flatMap(({ from }) => where(from) ?? []));
  return flights.flatMap((flight, i) => {
    const { key, from, to, ratio, at } = flight;
    const [origin, aim] = [where(from), after.get(to)];
    // A place that is not there: nothing flies. Nor does what stays where it is.
    if (!origin || !aim || (from === to && !isElsewhere(origin, aim))) return [];
    const b = boxFor(to, aim, ratio);
    // The same thing again sets out from where it is.
    const a = inAir(key) ?? boxFor(from, origin, ratio, b);
    const isGathered = heap !== null && flight.manner === 'gather' && flights.length > 1;
    const passed = flight.via && after.get(flight.via);
    const shown = passed ? { ...shownAt(passed, ratio), turn: 0 } : null;
    const via = isGathered ? onHeap(heap, a, i, flights.length) : shown;
    return [{ flight, a, b, via, aim, start: now + at * stretch, stretch }];
  });
}
