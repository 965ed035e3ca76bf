import { style, type Effect } from './effect.ts';
import type { Box } from './path.ts';
import { endOf, glowAt, type Spark } from './spark.ts';

/** From the hottest to the last glow, as red, green and blue. */
const HEATS = ['255 244 205', '255 205 110', '255 138 48', '222 66 20', '120 24 10'];
/** What has gone out. */
const FLAKE = 'rgb(141 128 120)';
/** Half a sprite, in CSS pixels. */
const RADIUS = 12;
/** The canvas has at most so many pixels for one of CSS. */
const MOST = 2;

interface Sheet {
  readonly canvas: HTMLCanvasElement;
  /** Half a sprite, in pixels of the canvas. */
  readonly radius: number;
}

const sheets = new Map<string, Sheet>();

const ratioOf = (): number => Math.min(MOST, devicePixelRatio);

/** One soft dot for each heat, drawn once; in `colour` where it is given. */
function sheetOf(colour: string | null): Sheet {
  const key = `${colour} ${ratioOf()}`;
  const sheet = sheets.get(key) ?? drawSheet(colour);
  sheets.set(key, sheet);
  return sheet;
}

function drawSheet(colour: string | null): Sheet {
  const radius = Math.ceil(RADIUS * ratioOf());
  const canvas = document.createElement('canvas');
  canvas.width = 2 * radius * HEATS.length;
  canvas.height = 2 * radius;
  const paint = canvas.getContext('2d');
  HEATS.forEach((heat, i) => {
    if (!paint) return;
    const x = (2 * i + 1) * radius;
    const soft = paint.createRadialGradient(x, radius, 0, x, radius, radius);
    for (const [at, part, cooler] of STOPS)
      soft.addColorStop(at, tint(colour, part, HEATS[Math.min(4, i + cooler)] ?? heat));
    paint.fillStyle = soft;
    paint.fillRect(2 * i * radius, 0, 2 * radius, 2 * radius);
  });
  return { canvas, radius };
}

/** How far out, how strong, and how many steps cooler than the middle. */
const STOPS = [
  [0, 1, 0],
  [0.16, 1, 0],
  [0.26, 0.5, 1],
  [0.42, 0.22, 2],
  [0.65, 0.08, 2],
  [1, 0, 2],
] as const;

/** The middle is white-hot; round it lies the colour asked for, or what the heat has. */
const tint = (colour: string | null, part: number, heat: string): string =>
  colour === null || part === 1 ? `rgb(${heat} / ${part})` : `rgb(${colour} / ${part})`;

/** Sparks on a canvas that is as large as where they fly. */
export class Sparks implements Effect {
  readonly ends: number;
  readonly #canvas = document.createElement('canvas');
  readonly #paint = this.#canvas.getContext('2d');
  readonly #sheet: Sheet;
  readonly #ratio = ratioOf();

  constructor(
    host: Element,
    readonly box: Box,
    readonly sparks: readonly Spark[],
    colour: string | null = null,
  ) {
    this.ends = endOf(sparks);
    this.#sheet = sheetOf(colour);
    this.#canvas.width = Math.ceil(box.w * this.#ratio);
    this.#canvas.height = Math.ceil(box.h * this.#ratio);
    this.#canvas.className = 'sparks';
    style(this.#canvas, {
      width: `${box.w}px`,
      height: `${box.h}px`,
      transform: `translate(${box.x}px, ${box.y}px)`,
    });
    host.append(this.#canvas);
  }

  light(): void {}

  draw(now: number): void {
    const paint = this.#paint;
    if (!paint) return;
    paint.setTransform(1, 0, 0, 1, 0, 0);
    paint.globalAlpha = 1;
    paint.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    const ratio = this.#ratio;
    paint.setTransform(ratio, 0, 0, ratio, -this.box.x * ratio, -this.box.y * ratio);
    paint.globalCompositeOperation = 'lighter';
    for (const spark of this.sparks) if (!spark.flake) this.#glow(paint, spark, now);
    paint.globalCompositeOperation = 'source-over';
    paint.fillStyle = FLAKE;
    for (const spark of this.sparks) if (spark.flake) flake(paint, spark, now);
  }

  remove(): void {
    // Safari keeps the memory of a canvas until it is small.
    this.#canvas.width = this.#canvas.height = 1;
    this.#canvas.remove();
  }

  #glow(paint: CanvasRenderingContext2D, spark: Spark, now: number): void {
    const glow = glowAt(spark, now);
    if (!glow) return;
    const { canvas, radius } = this.#sheet;
    const heat = Math.min(HEATS.length - 1, Math.floor(glow.age * 4.6));
    const size = spark.size * 8.5 * (1 - 0.5 * glow.age);
    paint.globalAlpha = glow.alpha;
    paint.drawImage(
      canvas,
      ...([2 * heat * radius, 0, 2 * radius, 2 * radius] as const),
      ...([glow.x - size / 2, glow.y - size / 2, size, size] as const),
    );
  }
}

function flake(paint: CanvasRenderingContext2D, spark: Spark, now: number): void {
  const glow = glowAt(spark, now);
  if (!glow) return;
  const size = spark.size * 1.3;
  paint.globalAlpha = glow.alpha * 0.75;
  paint.fillRect(glow.x - size / 2, glow.y - size / 2, size, size * 0.6);
}
