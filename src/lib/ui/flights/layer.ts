import type { Burnt, Flight, Motions, Place, Spray } from '../../games/contract/flights.ts';
import { boxFor, heapOf, onHeap, shownAt } from './aim.ts';
import { Airborne, type Departure } from './airborne.ts';
import { beginAt, type Around, type Timing } from './around.ts';
import { Burn } from './burn.ts';
import type { Effect } from './effect.ts';
import type { Box } from './path.ts';
import { isElsewhere, placesOn, type Places } from './places.ts';
import { struck } from './spark.ts';
import { Sparks } from './sparks.ts';
import { Stirs } from './stirs.ts';

/** Flights that are due within so many ms are begun; and ms of a frame that may go into that. */
const AHEAD = 60;
const MOST = 2.5;
/** The least time in which something aimed anew gets there; ms. */
const LEAST = 80;
/** Sparks of a strike, and how far they fly; CSS pixels. */
const STRUCK = 8;
const REACH = 130;

/** Who is in the air, and how much else is there. */
export interface Census {
  readonly air: readonly string[];
  readonly effects: number;
  readonly nodes: number;
}

type Where = (place: Place) => Box | undefined;

/**
 * One layer over the glass: it shows what is public on its way, and can be emptied at any moment
 * without anything being lost. What is really there lies below it all the time.
 */
export class Layer<Thing> {
  readonly #around: Around<Thing>;
  readonly #air = new Map<string, Airborne<Thing>>();
  readonly #effects = new Map<Effect, number>();
  readonly #stirs: Stirs;
  #due: Airborne<Thing>[] = [];
  #frame: number | null = null;

  constructor(around: Around<Thing>) {
    this.#around = around;
    this.#stirs = new Stirs(around.host, around.page);
  }

  /**
   * Begins what moves in a passage. The page shows already how things are afterwards.
   *
   * @param before where things lay until then
   * @param stretch how much slower than usual all of it is
   */
  launch(motions: Motions<Thing>, before: Places, stretch: number): void {
    const timing = { now: this.#around.now(), stretch };
    const after = placesOn(this.#around.page);
    const where: Where = (place) => before.get(place) ?? after.get(place);
    this.#aimAnew(after, timing.now);
    this.#plan(motions.flights, where, after, timing);
    if (!this.#around.isStill()) {
      this.#burn(motions.burnt, where, timing);
      for (const spray of motions.sprays) this.#spray(spray, after, timing);
      for (const stir of motions.stirs) this.#stirs.stir(stir, stretch);
      if (motions.dusk) this.#stirs.darken(stretch);
    }
    this.#depart();
    this.#paint();
  }

  /** Everything is where it belongs, before this returns. */
  land(): void {
    this.#due = [];
    for (const one of this.#air.values()) one.drop();
    this.#air.clear();
    for (const effect of this.#effects.keys()) effect.remove();
    this.#effects.clear();
    this.#stirs.land();
    this.#around.host.replaceChildren();
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
  }

  census(): Census {
    return {
      air: [...this.#air.keys()],
      effects: this.#effects.size + this.#stirs.size,
      nodes: this.#around.host.childElementCount,
    };
  }

  #plan(flights: readonly Flight<Thing>[], where: Where, after: Places, timing: Timing): void {
    const gathered = flights.filter(({ manner }) => manner === 'gather');
    const heap = heapOf(gathered.flatMap(({ from }) => where(from) ?? []));
    flights.forEach((flight, i) => {
      const { key, from, to, ratio, at } = flight;
      const [origin, aim] = [where(from), after.get(to)];
      // A place that is not there: nothing flies. Nor does what stays where it is.
      if (!origin || !aim || (from === to && !isElsewhere(origin, aim))) return;
      const b = boxFor(to, aim, ratio);
      // The same thing again sets out from where it is.
      const a = this.#air.get(key)?.boxAt(timing.now) ?? boxFor(from, origin, ratio, b);
      const isGathered = heap !== null && flight.manner === 'gather' && flights.length > 1;
      const passed = flight.via && after.get(flight.via);
      const shown = passed && { ...shownAt(passed, ratio), turn: 0 };
      const via = isGathered ? onHeap(heap, a, i, flights.length) : (shown ?? null);
      const start = timing.now + at * timing.stretch;
      this.#add({ flight, a, b, via, aim, start, stretch: timing.stretch });
    });
  }

  #add(departure: Departure<Thing>): void {
    this.#drop(departure.flight.key);
    const one = new Airborne(this.#around, departure);
    this.#air.set(departure.flight.key, one);
    this.#due.push(one);
    this.#due.sort((first, second) => first.start - second.start);
  }

  /** What has its target moved under it flies there from where it is, in the time it has left. */
  #aimAnew(after: Places, now: number): void {
    for (const one of [...this.#air.values()]) {
      const { flight } = one;
      const aim = after.get(flight.to);
      if (!aim || !isElsewhere(aim, one.aim)) continue;
      const ms = Math.max(LEAST, one.end - now);
      const anew = { ...flight, at: 0, ms, tilt: 0, manner: 'slide' } as const;
      const b = boxFor(flight.to, aim, flight.ratio);
      this.#add({ flight: anew, a: one.boxAt(now), b, via: null, aim, start: now, stretch: 1 });
    }
  }

  /** Those whose time has come leave, as many as a frame has time for; none is late for it. */
  #depart(): void {
    const [began, now] = [performance.now(), this.#around.now()];
    for (let left = 0; this.#due[0] && this.#due[0].start <= now + AHEAD; left++) {
      if (left > 0 && performance.now() - began > MOST) break;
      const one = this.#due.shift()!;
      const { key } = one.flight;
      if (this.#air.get(key) === one)
        one.leave(() => this.#air.get(key) === one && this.#drop(key));
    }
    if (this.#due.length > 0) this.#wait();
  }

  #drop(key: string): void {
    this.#air.get(key)?.drop();
    this.#air.delete(key);
  }

  #burn(burnt: readonly Burnt<Thing>[], where: Where, { now, stretch }: Timing): void {
    const fuel = burnt.flatMap(({ what, at, delay }) => {
      const box = where(at);
      return box ? [{ picture: this.#around.draw(what), box, delay: delay * stretch }] : [];
    });
    if (fuel.length === 0) return;
    const begin = (animation: Animation, at: number) => beginAt(this.#around, animation, now + at);
    this.#run(new Burn(this.#around.host, fuel, begin, stretch, fuel.length), now);
  }

  #spray({ at, delay, colour }: Spray, after: Places, { now, stretch }: Timing): void {
    const box = after.get(at);
    if (!box) return;
    const sparks = struck({ box, delay: delay * stretch }, STRUCK, Math.round(box.w));
    const [w, h] = [box.w + 2 * REACH, box.h + 2 * REACH];
    const air = { x: box.x - REACH, y: box.y - REACH, w, h };
    this.#run(new Sparks(this.#around.host, air, sparks, this.#around.colour(colour)), now);
  }

  #run(effect: Effect, start: number): void {
    this.#effects.set(effect, start);
    this.#wait();
  }

  /** At most one frame is waited for. */
  #wait(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.#depart();
      this.#paint();
      if (this.#effects.size > 0) this.#wait();
    });
  }

  #paint(): void {
    const now = this.#around.now();
    for (const [effect, start] of this.#effects) {
      if (now - start > effect.ends) {
        effect.remove();
        this.#effects.delete(effect);
      } else {
        effect.light(now - start);
        effect.draw(now - start);
      }
    }
  }
}
