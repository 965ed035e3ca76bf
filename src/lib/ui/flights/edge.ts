/**
 * The edge of something that burns: ragged, and drawn once for each size. What it looks like is the
 * same on every device.
 */
import { seeded } from './seeded.ts';

/** So many edges are told apart. */
const EDGES = 4;
/** Corners of an edge. */
const STEPS = 22;
/** How far the glow reaches beyond the box at both sides, and how high it is; CSS pixels. */
export const GLOW = { side: 9, high: 52, below: 6 } as const;

/** How far an edge goes up and down; CSS pixels. */
export const roughness = (h: number): number => Math.min(20, h * 0.16);

/** A picture as an address that a style can name. */
const address = (svg: string): string => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;

export interface RaggedEdge {
  /** What is left of a box above the edge; the box is as much higher as the edge is rough. */
  readonly mask: string;
  /** The line that glows along it. */
  readonly line: string;
}

const edges = new Map<string, RaggedEdge>();

/** One of the edges for boxes of that size. */
export function raggedEdge(which: number, w: number, h: number): RaggedEdge {
  const key = [which % EDGES, Math.round(w), Math.round(h)].join(' ');
  const edge = edges.get(key) ?? drawEdge(which % EDGES, w, h);
  edges.set(key, edge);
  return edge;
}

/** Heights at equal steps from left to right, from 0 up to `rough`: uneven at three scales. */
export function ragged(seed: number, rough: number): readonly number[] {
  const random = seeded(seed);
  const phases = [random(), random(), random()].map((part) => part * 6);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const x = i / STEPS;
    const wave = (size: number, rate: number, phase: number | undefined) =>
      size * Math.sin(x * rate + (phase ?? 0));
    const high =
      0.5 + wave(0.3, 5.1, phases[0]) + wave(0.13, 13, phases[1]) + wave(0.1, 29, phases[2]);
    return rough * Math.max(0, Math.min(1, high + 0.1 * (random() - 0.5)));
  });
}

function drawEdge(which: number, w: number, h: number): RaggedEdge {
  const rough = roughness(h);
  const points = ragged(7 + which * 31, rough).map((y, i) => [(w * i) / STEPS, y] as const);
  const low = points.map(([x, y]) => `L${x.toFixed(1)} ${(h + y).toFixed(1)}`).join('');
  const mask =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${w} ${h + rough}' ` +
    `preserveAspectRatio='none'><path d='M0 0${low}L${w} 0Z'/></svg>`;
  return { mask: address(mask), line: address(lineOf(points, w, rough, which)) };
}

/** Widening, fainter strokes: the glow of a line without a filter. */
const STROKES = [
  ['#ff4a0a', 0.06, 30],
  ['#ff5a12', 0.09, 21],
  ['#ff6a1a', 0.16, 13],
  ['#ff7e22', 0.38, 7.5],
] as const;
const CORE = [
  ['#ff9a30', 0.9, 3.6],
  ['#ffe39a', 1, 1.7],
] as const;

function lineOf(
  points: readonly (readonly [number, number])[],
  w: number,
  rough: number,
  which: number,
): string {
  const at = ([x, y]: readonly [number, number]): readonly [string, string] => [
    (x + GLOW.side).toFixed(1),
    (y + GLOW.high - rough - GLOW.below).toFixed(1),
  ];
  const way = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point).join(' ')}`).join('');
  const stroke = ([colour, part, width]: readonly [string, number, number]) =>
    `<path d='${way}' fill='none' stroke='${colour}' stroke-opacity='${part}' ` +
    `stroke-width='${width}' stroke-linejoin='round'/>`;
  const random = seeded(which * 97 + 3);
  const sparks = Array.from({ length: 9 }, () => {
    const [x, y] = at(points[1 + Math.floor(random() * (points.length - 2))]!);
    const size = (1 + random() * 2.2).toFixed(1);
    return `<circle cx='${x}' cy='${y}' r='${size}' fill='#fff3c4' fill-opacity='.9'/>`;
  });
  const wide = w + 2 * GLOW.side;
  const stops = [0, 0.09, 0.91, 1].map(
    (offset, i) => `<stop offset='${offset}' stop-color='${i % 3 === 0 ? '#000' : '#fff'}'/>`,
  );
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${wide} ${GLOW.high}' ` +
    `preserveAspectRatio='none'><linearGradient id='e' x2='1'>${stops.join('')}</linearGradient>` +
    `<mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='${wide}' height='${GLOW.high}'>` +
    `<rect width='${wide}' height='${GLOW.high}' fill='url(#e)'/></mask>` +
    `<g mask='url(#m)'>${STROKES.map(stroke).join('')}</g>` +
    `${CORE.map(stroke).join('')}${sparks.join('')}</svg>`
  );
}
