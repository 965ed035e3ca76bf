import { raggedEdge, GLOW, roughness } from './edge.ts';
import { put, sized, style, type Begin, type Effect } from './effect.ts';
import type { Box } from './path.ts';
import { rising } from './spark.ts';
import { Sparks } from './sparks.ts';

/** How long one of them burns, and how many sparks rise from it. */
const BURNING = 650;
const EACH = 12;
/** How much longer the light on the table takes to go out. */
const AFTERGLOW = 280;
/** How far sparks fly above and beside what burns, in CSS pixels. */
const ABOVE = 190;
const BESIDE = 50;

/**
 * How far the line has climbed, and when: unevenly, as paper burns. One curve for all that moves,
 * so that the card itself stands still.
 */
const TIMES = [0, 0.12, 0.27, 0.42, 0.58, 0.72, 0.88, 1];
const CLIMB = [0, 0.05, 0.2, 0.36, 0.57, 0.72, 0.9, 1];

/** Something that burns: how it looks, where it lies, and when its line sets out. */
export interface Fuel {
  readonly picture: Element;
  readonly box: Box;
  readonly delay: number;
}

/** Where something is while the line climbs: `y` of how far that has come, in CSS pixels. */
const climbing = (height: number, y: (climbed: number) => number): PropertyIndexedKeyframes => ({
  offset: TIMES,
  transform: CLIMB.map((part) => `translate(0,${y(part * height).toFixed(2)}px)`),
});

/**
 * A row that burns: a glowing line climbs each card, sparks rise, and the table is lit. Under each
 * line climbs a box with a still, ragged mask, and the card in it sinks as fast, so that it stands
 * still: nothing but transforms changes, and no mask is drawn twice.
 */
export class Burn implements Effect {
  readonly ends: number;
  readonly #host: Element;
  readonly #begin: Begin;
  readonly #elements: Element[] = [];
  readonly #unlit: { readonly delay: number; readonly light: () => void }[];
  readonly #animations: Animation[] = [];
  readonly #sparks: Sparks;
  readonly #ms: number;

  /** @param stretch how much slower than usual */
  constructor(host: Element, fuel: readonly Fuel[], begin: Begin, stretch: number, seed: number) {
    this.#host = host;
    this.#begin = begin;
    this.#ms = BURNING * stretch;
    const row = around(fuel.map(({ box }) => box));
    this.ends = Math.max(...fuel.map(({ delay }) => delay)) + this.#ms + AFTERGLOW;
    this.#glow(row);
    this.#unlit = fuel.map((card, i) => this.#lay(card, i));
    const top = Math.max(0, row.y - ABOVE);
    const air = { x: row.x - BESIDE, y: top, w: row.w + 2 * BESIDE, h: row.y + row.h - top + 10 };
    this.#sparks = new Sparks(host, air, rising(fuel, EACH, this.#ms, seed));
    this.ends = Math.max(this.ends, this.#sparks.ends);
  }

  light(now: number): void {
    // One a frame: to draw a new edge takes time.
    if (this.#unlit[0] && this.#unlit[0].delay <= now + 80) this.#unlit.shift()?.light();
  }

  draw(now: number): void {
    this.#sparks.draw(now);
  }

  remove(): void {
    for (const animation of this.#animations) animation.cancel();
    for (const element of this.#elements) element.remove();
    this.#sparks.remove();
  }

  #animate(element: Element, frames: PropertyIndexedKeyframes, duration: number, at: number) {
    const animation = element.animate(frames, { duration, fill: 'both' });
    this.#begin(animation, at);
    this.#animations.push(animation);
  }

  /** The table lit by the row: one soft picture that comes and goes. */
  #glow({ x, y, w, h }: Box): void {
    const size = { w: w * 1.9, h: h * 3.2 };
    const glow = put(this.#host, 'glow', size);
    style(glow, { transform: `translate(${x - w * 0.45}px, ${y - h * 1.1}px)` });
    const opacity = [0, 0.34, 0.24, 0.4, 0.28, 0];
    const offset = [0, 0.25, 0.38, 0.6, 0.72, 1];
    this.#elements.push(glow);
    this.#animate(glow, { opacity, offset }, this.ends, 0);
  }

  /** Until its turn comes, a card merely lies there. */
  #lay({ picture, box, delay }: Fuel, which: number) {
    const card = put(this.#host, 'burning', box);
    style(card, { transform: `translate(${box.x}px, ${box.y}px)` });
    card.append(picture);
    this.#elements.push(card);
    return { delay, light: () => this.#light(card, picture, box, which, delay) };
  }

  #light(card: Element, picture: Element, box: Box, which: number, at: number): void {
    const [rough, edge] = [roughness(box.h), raggedEdge(which, box.w, box.h)];
    const [height, charred] = [box.h + rough + 2, box.h * 0.9];
    const cut = put(card, 'cut');
    style(cut, {
      height: `${box.h + rough}px`,
      'mask-image': edge.mask,
      '-webkit-mask-image': edge.mask,
    });
    const inner = put(cut, 'inner', box);
    inner.append(picture);
    const char = put(inner, 'char');
    style(char, { height: `${charred + rough}px`, top: `${box.h - charred}px` });
    const band = put(card, 'band');
    const above = 18;
    style(band, {
      left: `${-GLOW.side}px`,
      right: `${-GLOW.side}px`,
      top: `${-above}px`,
      height: `${box.h + above + 5}px`,
    });
    const line = put(band, 'line');
    sized(line, { w: box.w + 2 * GLOW.side, h: GLOW.high });
    style(line, {
      top: `${above + box.h - GLOW.high + rough + GLOW.below}px`,
      'background-image': edge.line,
    });
    const up = (y: number) => -y;
    this.#animate(cut, climbing(height, up), this.#ms, at);
    this.#animate(
      inner,
      climbing(height, (y) => y),
      this.#ms,
      at,
    );
    const opacity = CLIMB.map((part) => (part === 1 ? 0 : 1));
    this.#animate(line, { ...climbing(height, up), opacity }, this.#ms, at);
    const scorch = (y: number) => Math.max(0, charred + rough - y * 7) - y;
    this.#animate(char, climbing(height, scorch), this.#ms, at);
  }
}

/** The box that holds all of these. */
function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}
