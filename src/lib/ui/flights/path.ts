/**
 * Where things in the air are: pure functions of public numbers. So they can be asked at any
 * moment, without a look at the page.
 */
import type { Manner } from '../../games/contract/flights.ts';
import { EASES, type Ease } from './ease.ts';

/** A box on the glass, in CSS pixels from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where something is at one moment: its middle, its size by what it is drawn at, and its turn. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees. */
  readonly turn: number;
  /** How far above the table, from 0 to 1. */
  readonly high: number;
}

/** A way through the air. */
export interface AirPath {
  readonly manner: Manner;
  readonly a: Box;
  readonly b: Box;
  /** What it passes by, a third of the way. */
  readonly via: (Box & { readonly turn: number }) | null;
  /** Degrees at the top of the way. */
  readonly tilt: number;
  readonly ms: number;
}

/** What makes each manner of its own. */
interface Style {
  readonly ease: Ease;
  /** Pixels above the straight line. */
  readonly lift: number;
  /** It gives way as it lands; ms. */
  readonly squash: number;
  /** It comes out of something, and goes into something. */
  readonly emerges: boolean;
  readonly sinks: boolean;
  /** Pixels to both sides of the straight line. */
  readonly sway: number;
  readonly shaded: boolean;
}

const PLAIN = { lift: 0, squash: 0, emerges: false, sinks: false, sway: 0, shaded: false };

export const STYLES: Readonly<Record<Manner, Style>> = {
  throw: { ...PLAIN, ease: EASES.throw, lift: 40, squash: 80, emerges: true, shaded: true },
  draw: { ...PLAIN, ease: EASES.draw, lift: 30, emerges: true, sinks: true },
  gather: { ...PLAIN, ease: EASES.gather, lift: 16, sinks: true },
  slide: { ...PLAIN, ease: EASES.slide },
  float: { ...PLAIN, ease: EASES.slide, sway: 64, emerges: true, sinks: true, shaded: true },
  turn: { ...PLAIN, ease: EASES.slide, shaded: true },
};

/** How much of the way lies before what is passed by. */
const BEFORE = 0.34;
/** So much larger is what is thrown at the top of its way. */
const NEARER = 0.12;

/** What it is drawn as large as: the largest it is on its way, so that it only ever shrinks. */
export function sizeOf({ a, b, via }: Pick<AirPath, 'a' | 'b' | 'via'>): Pick<Box, 'w' | 'h'> {
  const { w, h } = [b, via ?? b].reduce((large, box) => (box.w > large.w ? box : large), a);
  return { w, h };
}

/** How long it is in the air, its landing included; ms. */
export const lengthOf = ({ manner, ms }: Pick<AirPath, 'manner' | 'ms'>): number =>
  ms + STYLES[manner].squash;

const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2, w });

/** Where something is when `time`, from 0 to 1, of its flight has gone by. */
export function poseAt(way: AirPath, time: number): Pose {
  const style = STYLES[way.manner];
  const leg = legOf(way, time);
  const part = leg.ease(leg.time);
  const hump = 4 * part * (1 - part);
  const [dx, dy] = [leg.b.x - leg.a.x, leg.b.y - leg.a.y];
  const side = style.sway * Math.sin(part * Math.PI * 3) * (1 - part);
  const length = Math.hypot(dx, dy) || 1;
  const lift = leg.lifted ? style.lift * hump : 0;
  const swing = style.sway > 0 ? Math.sin(part * Math.PI * 3 + 0.9) * 14 * (1 - part) : 0;
  return {
    x: leg.a.x + dx * part - (dy / length) * side,
    y: leg.a.y + dy * part + (dx / length) * side - lift,
    scale:
      (mix(leg.a.w, leg.b.w, part) / sizeOf(way).w) *
      (style.squash > 0 ? 1 + NEARER * (1 - part) : 1),
    turn:
      mix(leg.a.turn, leg.b.turn, part) + way.tilt * Math.sin(Math.PI * Math.min(1, part)) + swing,
    high: lift / 40,
  };
}

/** The part of the way that is flown at that time. */
function legOf(way: AirPath, time: number) {
  const { ease } = STYLES[way.manner];
  const a = { ...middle(way.a), turn: 0 };
  const b = { ...middle(way.b), turn: 0 };
  if (!way.via) return { a, b, ease, time, lifted: true };
  const via = { ...middle(way.via), turn: way.via.turn };
  return time < BEFORE
    ? { a, b: via, ease, time: time / BEFORE, lifted: false }
    : { a: via, b, ease, time: (time - BEFORE) / (1 - BEFORE), lifted: true };
}

/** The box that something in the air covers, as far as it is not turned. */
export function boxAt(way: AirPath, time: number): Box {
  const { x, y, scale } = poseAt(way, time);
  const { w, h } = sizeOf(way);
  return { x: x - (w * scale) / 2, y: y - (h * scale) / 2, w: w * scale, h: h * scale };
}

/** A box of that ratio, height by width, in the middle of a place, as large as fits. */
export function fitted(place: Box, ratio: number | undefined, most = Infinity): Box {
  if (ratio === undefined) return place;
  const w = Math.min(place.w, place.h / ratio, most);
  const h = w * ratio;
  return { x: place.x + (place.w - w) / 2, y: place.y + (place.h - h) / 2, w, h };
}
