import type { Flight } from '../../games/contract/flights.ts';
import { beginAt, type Around } from './around.ts';
import { FADE, put, style } from './effect.ts';
import { framesOf, transformOf } from './keyframes.ts';
import { boxAt, lengthOf, poseAt, sizeOf, STYLES, type Box, type AirPath } from './path.ts';
import { AWAY, elementAt } from './places.ts';

/** What sets out: its way, and when. */
export interface Departure<Thing> extends Omit<AirPath, 'ms' | 'tilt' | 'manner'> {
  readonly flight: Flight<Thing>;
  /** Where it goes, as that was measured. */
  readonly aim: Box;
  /** ms on the overlay's clock. */
  readonly start: number;
  readonly stretch: number;
}

/** Something in the air, drawn on the overlay until it is dropped. */
export class Airborne<Thing> {
  readonly flight: Flight<Thing>;
  readonly aim: Box;
  readonly start: number;
  readonly #way: AirPath;
  readonly #around: Around<Thing>;
  #ghost: HTMLElement | null = null;
  #shade: HTMLElement | null = null;
  #animations: readonly Animation[] = [];

  constructor(around: Around<Thing>, { flight, a, b, via, aim, start, stretch }: Departure<Thing>) {
    const { manner, ms, tilt = 0 } = flight;
    this.#around = around;
    this.#way = { manner, a, b, via, tilt, ms: ms * stretch };
    this.flight = flight;
    this.aim = aim;
    this.start = start;
    if (flight.stays) this.#target?.setAttribute(AWAY, '');
    // What lies on the table is seen until it leaves.
    if (!STYLES[manner].emerges && manner !== 'turn') this.#stand();
  }

  /** When it has landed. */
  get end(): number {
    return this.start + lengthOf(this.#way);
  }

  boxAt(now: number): Box {
    return boxAt(this.#way, Math.max(0, Math.min(1, (now - this.start) / this.#way.ms)));
  }

  /** Its time has come; `landed` is called once it has arrived. */
  leave(landed: () => void): void {
    const ghost = this.#ghost ?? this.#stand();
    const still = this.#around.isStill();
    const frames = still ? { thing: this.#coming(), shade: null } : framesOf(this.#way);
    const duration = still ? FADE : lengthOf(this.#way);
    const timing = { duration, fill: 'both', easing: 'linear' } as const;
    const flying = ghost.animate(frames.thing, timing);
    if (frames.shade) {
      this.#shade = put(this.#around.host, 'shade', sizeOf(this.#way));
      ghost.before(this.#shade);
    }
    const shade = frames.shade && this.#shade?.animate(frames.shade, timing);
    this.#animations = shade ? [flying, shade] : [flying];
    const at = still ? this.#around.now() : this.start;
    for (const animation of this.#animations) beginAt(this.#around, animation, at);
    flying.addEventListener('finish', landed);
  }

  /** Nothing is left of it in the air, and it is seen where it belongs. */
  drop(): void {
    for (const animation of this.#animations) animation.cancel();
    this.#ghost?.remove();
    this.#shade?.remove();
    this.#target?.removeAttribute(AWAY);
  }

  get #target(): HTMLElement | null {
    return elementAt(this.#around.page, this.flight.to);
  }

  #stand(): HTMLElement {
    const size = sizeOf(this.#way);
    const ghost = put(this.#around.host, `ghost ${this.flight.manner}`, size);
    const pose = poseAt(this.#way, 0);
    style(ghost, { transform: transformOf(pose, size, pose.scale) });
    ghost.append(this.#around.draw(this.flight.what));
    this.#ghost = ghost;
    return ghost;
  }

  /** Where nothing may move, it comes where it belongs. */
  #coming(): PropertyIndexedKeyframes {
    const [pose, size] = [poseAt(this.#way, 1), sizeOf(this.#way)];
    const transform = transformOf(pose, size, pose.scale);
    return { transform: [transform, transform], opacity: [0, 1] };
  }
}
