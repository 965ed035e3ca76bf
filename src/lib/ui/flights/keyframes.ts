import { lengthOf, poseAt, sizeOf, STYLES, type Pose, type AirPath } from './path.ts';

/** What an element is told to do, property by property: to read that takes browsers least time. */
interface Frames {
  offset: number[];
  transform: string[];
  opacity?: number[];
}

/** A flight as the browser is told it. */
export interface FlightFrames {
  readonly thing: PropertyIndexedKeyframes;
  /** The shade it throws on the table; null where it throws none. */
  readonly shade: PropertyIndexedKeyframes | null;
}

/** One pose for each so many ms, but never fewer than six or more than fourteen. */
const STEP = 24;
/** How much of the way it takes to come out of something, and to go into something. */
const OUT = 0.12;
const IN = 0.14;
/** How far it gives way as it lands. */
const SQUASH = 0.97;

/** How an element that lies at 0, 0 and is so large comes to lie there. */
export const transformOf = (
  { x, y, turn }: Pick<Pose, 'x' | 'y' | 'turn'>,
  size: { readonly w: number; readonly h: number },
  wide: number,
  high = wide,
): string =>
  `translate(${(x - size.w / 2).toFixed(2)}px,${(y - size.h / 2).toFixed(2)}px) ` +
  `rotate(${turn.toFixed(2)}deg) scale(${wide.toFixed(4)},${high.toFixed(4)})`;

/**
 * Sampled poses in one list. No `composite`, no ends left to the browser, no `linear()`: in Safari
 * each of those would have the main thread draw every frame.
 */
export function framesOf(way: AirPath): FlightFrames {
  const style = STYLES[way.manner];
  const [size, total] = [sizeOf(way), lengthOf(way)];
  const steps = Math.max(6, Math.min(14, Math.ceil(way.ms / STEP)));
  const fades = style.emerges || style.sinks;
  const thing: Frames = { offset: [], transform: [], ...(fades && { opacity: [] }) };
  const shade: Required<Frames> = { offset: [], transform: [], opacity: [] };
  for (let step = 0; step <= steps; step++) {
    const time = step / steps;
    const pose = poseAt(way, time);
    const offset = (time * way.ms) / total;
    const seen = seenAt(way, time);
    // It comes round on its edge.
    const flat = way.manner === 'turn' ? Math.sin((time * Math.PI) / 2) : 1;
    thing.offset.push(offset);
    thing.transform.push(transformOf(pose, size, pose.scale * flat, pose.scale));
    thing.opacity?.push(seen);
    if (step % 3 > 0 && step < steps) continue;
    const below = { x: pose.x + pose.high * 7, y: pose.y + pose.high * 50 + 3, turn: pose.turn };
    const wide = pose.scale * (1.07 + pose.high * 0.08);
    shade.offset.push(offset);
    shade.transform.push(transformOf(below, size, wide));
    shade.opacity.push(seen * (0.75 - 0.25 * pose.high));
  }
  if (style.squash > 0) land(way, thing, shade);
  return { thing: { ...thing }, shade: style.shaded ? { ...shade } : null };
}

/** It gives way as it lands, and a dark ring runs out from under it. */
function land(way: AirPath, thing: Frames, shade: Required<Frames>): void {
  const [size, pose] = [sizeOf(way), poseAt(way, 1)];
  const half = (way.ms + STYLES[way.manner].squash * 0.45) / lengthOf(way);
  const low = { ...pose, y: pose.y + (way.b.h * (1 - SQUASH)) / 2 };
  thing.offset.push(half, 1);
  thing.transform.push(
    transformOf(low, size, pose.scale * 1.014, pose.scale * SQUASH),
    transformOf(pose, size, pose.scale),
  );
  thing.opacity?.push(1, 1);
  shade.offset.push(half, 1);
  shade.transform.push(
    transformOf(pose, size, pose.scale * 1.3),
    transformOf(pose, size, pose.scale * 1.5),
  );
  shade.opacity.push(0.85, 0);
}

/** How much of it is seen, from 0 to 1. */
function seenAt({ manner }: AirPath, time: number): number {
  const { emerges, sinks } = STYLES[manner];
  const come = emerges ? time / OUT : 1;
  const gone = sinks ? (1 - time) / IN : 1;
  return Math.max(0, Math.min(1, come, gone));
}
