/**
 * Sparks as functions of their age alone: nothing is stepped, so a dropped frame or a pause cannot
 * make them wrong.
 */
import type { Box } from './path.ts';
import { seeded } from './seeded.ts';

/** A spark; times in ms, ways in CSS pixels, speeds in pixels a second. */
export interface Spark {
  readonly born: number;
  readonly life: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** How far it drifts to both sides, how fast, and from where. */
  readonly sway: number;
  readonly rate: number;
  readonly phase: number;
  readonly size: number;
  /** It has gone out: a flake that is carried along. */
  readonly flake: boolean;
}

/** A spark at one moment. */
export interface Glow {
  readonly x: number;
  readonly y: number;
  /** How much of its life has gone by, from 0 to 1. */
  readonly age: number;
  readonly alpha: number;
}

/** Where sparks rise from: a box whose lower edge climbs, from `delay` on. */
export interface Source {
  readonly box: Box;
  readonly delay: number;
}

/** How the air holds them back, a second; and how fast warm air lifts what is left. */
const DRAG = 2.2;
const RISE = 26;

/** Sparks that rise while a line climbs each box in `ms`; so many for each. */
export function rising(sources: readonly Source[], each: number, ms: number, seed: number) {
  const random = seeded(seed);
  return sources.flatMap(({ box, delay }): readonly Spark[] =>
    Array.from({ length: each }, () => {
      const part = random();
      return {
        born: delay + part * ms * 0.95 + random() * 40,
        x: box.x + random() * box.w,
        y: box.y + box.h * (1 - part) - 4,
        vx: (random() - 0.5) * 36,
        vy: -(90 + random() * 210),
        sway: 4 + random() * 14,
        rate: 3 + random() * 6,
        phase: random() * 2 * Math.PI,
        life: 480 + random() * 900,
        size: (1.1 + random() * random() * 2.9) * Math.min(1, 0.55 + box.h / 260),
        flake: random() < 1 / 6,
      };
    }),
  );
}

/** Sparks that fly to all sides from the edge of what has struck, so many times as fast. */
export function struck(
  { box, delay }: Source,
  count: number,
  seed: number,
  fast = 1,
): readonly Spark[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.2 + random() * 0.6) / count) * 2 * Math.PI;
    const speed = (170 + random() * 190) * fast;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      born: delay + random() * 30,
      life: 420 + random() * 360,
      x: box.x + box.w * (0.5 + 0.42 * cos),
      y: box.y + box.h * (0.5 + 0.42 * sin),
      vx: cos * speed,
      vy: sin * speed - 30,
      sway: 0,
      rate: 0,
      phase: 0,
      size: 2.6 + random() * 2,
      flake: false,
    };
  });
}

/** A spark at a time, or null where it is not there. */
export function glowAt(spark: Spark, now: number): Glow | null {
  const ms = now - spark.born;
  if (ms < 0 || ms > spark.life) return null;
  const [t, age] = [ms / 1000, ms / spark.life];
  const thrown = (1 - Math.exp(-DRAG * t)) / DRAG;
  const drift = Math.sin(spark.phase + spark.rate * t) * spark.sway * Math.min(1, t * 3);
  return {
    x: spark.x + spark.vx * thrown + drift,
    y: spark.y + spark.vy * thrown - RISE * t * t,
    age,
    alpha:
      Math.min(1, ms / 50) * (1 - age ** 3) * (0.85 + 0.15 * Math.sin(spark.phase + ms * 0.03)),
  };
}

/** When the last of them has gone. */
export const endOf = (sparks: readonly Spark[]): number =>
  sparks.reduce((last, { born, life }) => Math.max(last, born + life), 0);
