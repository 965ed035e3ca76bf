import type { Seat } from '../../core/seats.ts';
import { nearestPlace } from './round-table.ts';

/** A finger that moved less has tapped: CSS pixels. */
const DRAG_FROM = 8;

interface Pull {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  /** How far the plate is from its place, in CSS pixels; `null` while it may still be a tap. */
  readonly by: { readonly x: number; readonly y: number } | null;
  /** The seat it would come to. */
  readonly over: Seat;
}

/** How a plate lies while one is pulled. */
export interface Pulled {
  /** Another plate would be let go here. */
  readonly over: boolean;
  /** How far it is from its place, in CSS pixels; `null` where it lies there. */
  readonly by: Pull['by'];
}

type Press = PointerEvent & { currentTarget: Element };

/** What fingers do with one plate, to pull it to another place. */
export interface Grip {
  readonly grab: (event: Press) => void;
  readonly move: (event: PointerEvent) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

/** A plate on its way to another place: a shortcut for tapping the two. */
export class PlateDrag {
  pull = $state.raw<Pull | null>(null);
  /** Whether the press that just ended was a drag: browsers let a click follow it. */
  dragged = false;

  /** The seat it would swap with if it were let go now. */
  get over(): Seat | null {
    const { pull } = this;
    return pull?.by && pull.over !== pull.seat ? pull.over : null;
  }

  /** How the plate of a seat lies meanwhile. */
  of(seat: Seat): Pulled {
    const { pull, over } = this;
    return { over: over === seat, by: pull?.seat === seat ? pull.by : null };
  }

  /** A press begins on a plate. */
  grab(event: Press, seat: Seat): void {
    this.dragged = false;
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    this.pull = { seat, x: event.clientX, y: event.clientY, by: null, over: seat };
  }

  /** The finger moves. `area` is the box the places are in. */
  move(event: PointerEvent, area: DOMRect, places: readonly number[]): void {
    if (!this.pull) return;
    const by = { x: event.clientX - this.pull.x, y: event.clientY - this.pull.y };
    if (!this.pull.by && Math.hypot(by.x, by.y) < DRAG_FROM) return;
    this.dragged = true;
    const x = (100 * (event.clientX - area.x)) / area.width;
    const y = (100 * (event.clientY - area.y)) / area.height;
    this.pull = { ...this.pull, by, over: nearestPlace({ x, y }, places) };
  }

  /** The finger is lifted: the two seats to swap, if there are two. */
  drop(): readonly [Seat, Seat] | null {
    const { pull, over } = this;
    this.pull = null;
    return pull && over !== null ? [pull.seat, over] : null;
  }

  /** The browser took the finger away. */
  cancel(): void {
    this.pull = null;
  }
}
