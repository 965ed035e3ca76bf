import type { Motions } from '../../games/contract/flights.ts';
import { boxFor } from './aim.ts';
import { Airborne, type Departure } from './airborne.ts';
import { beginAt, type Around, type Timing } from './around.ts';
import { Burn } from './burn.ts';
import type { Effect } from './effect.ts';
import { isElsewhere, placesIn, placesOn, type PlacedBoxes } from './places.ts';
import { launchOf, type Launch } from './launch.ts';
import { movedSince, type Spots } from './slides.ts';
import { Sparks } from './sparks.ts';
import { Stirs } from './stirs.ts';

/** Flights that are due within so many ms are begun; and ms of a frame that may go into that. */
const AHEAD = 60;
const MOST = 2.5;
/** The least time in which something aimed anew gets there; ms. */
const LEAST = 80;

/** Where all lay before something happened. */
export interface Lay {
  readonly before: PlacedBoxes;
  readonly spots: Spots;
}

/** Who is in the air, and how much else is there. */
export interface Census {
  readonly air: readonly string[];
  readonly effects: number;
  readonly nodes: number;
}

/**
 * One overlay over the glass: it shows what is public on its way, and can be emptied at any moment
 * without anything being lost. What is really there lies below it all the time.
 */
export class Overlay<Thing> {
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
   * @param lay where things lay until then, and what slides where others make room
   * @param stretch how much slower than usual all of it is
   */
  launch(motions: Motions<Thing>, { before, spots }: Lay, stretch: number): void {
    const timing = { now: this.#around.now(), stretch };
    // Whatever still slides is measured where it comes to lie.
    this.#stirs.land();
    const flying = [...this.#air.values()].map(({ flight }) => flight.to);
    const after = placesOn(this.#around.page, new Set([...placesIn(motions), ...flying]));
    // Before anything is laid on the glass: the browser would have to lay all of it out again.
    const moved = movedSince(spots);
    const { flare, sprays } = motions;
    const tokens = [...sprays.map(({ colour }) => colour), ...(flare === undefined ? [] : [flare])];
    const colours = new Map(tokens.map((token) => [token, this.#around.colour(token)]));
    this.#aimAnew(after, timing.now);
    const inAir = (key: string) => this.#air.get(key)?.boxAt(timing.now);
    const launch = launchOf(motions, { before, after, inAir }, timing);
    for (const departure of launch.departures) this.#add(departure);
    if (this.#around.isStill()) {
      for (const { what, box } of launch.burnt) this.#stirs.fade(this.#around.draw(what), box);
    } else {
      this.#burn(launch.burnt, timing);
      for (const { sparks, air, colour } of launch.strikes)
        this.#run(new Sparks(this.#around.host, air, sparks, colours.get(colour)), timing.now);
      this.#stirs.slide(moved, stretch);
      for (const stir of motions.stirs) this.#stirs.stir(stir, stretch);
      if (motions.dusk) this.#stirs.darken(stretch);
      if (flare !== undefined) this.#stirs.flare(colours.get(flare) ?? '', stretch);
    }
    // Nothing leaves before the frame that is drawn next, for the table has been drawn anew in this
    // one. None is late for it, and whatever lies on the table is seen there meanwhile.
    this.#wait();
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

  #add(departure: Departure<Thing>): void {
    this.#drop(departure.flight.key);
    const one = new Airborne(this.#around, departure);
    this.#air.set(departure.flight.key, one);
    this.#due.push(one);
    this.#due.sort((first, second) => first.start - second.start);
  }

  /** What has its target moved under it flies there from where it is, in the time it has left. */
  #aimAnew(after: PlacedBoxes, now: number): void {
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

  /** Those whose time has come leave, as many as there is time for; none is late for it. */
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

  #burn(burnt: Launch<Thing>['burnt'], { now, stretch }: Timing): void {
    if (burnt.length === 0) return;
    const fuel = burnt.map(({ what, ...lying }) => ({
      ...lying,
      picture: this.#around.draw(what),
    }));
    const begin = (animation: Animation, at: number) => beginAt(this.#around, animation, now + at);
    this.#run(new Burn(this.#around.host, fuel, begin, stretch, fuel.length), now);
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
