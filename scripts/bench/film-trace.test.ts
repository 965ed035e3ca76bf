import { expect, test } from 'vitest';
import { figuresOf, read, type TraceEvent } from './film-trace.ts';

const MS = 1000;
const event = (name: string, at: number, ms = 0, cat = 'devtools.timeline'): TraceEvent => ({
  name,
  cat,
  ph: 'X',
  ts: at * MS,
  dur: ms * MS,
  pid: 1,
  tid: 1,
});
const mark = (name: string, at: number) => event(name, at, 0, 'blink.user_timing');
/** So many frames of ten milliseconds. */
const frames = (count: number) =>
  Array.from({ length: count }, (_, i) => event('BeginMainThreadFrame', i * 10));

test('a launch is counted apart, by the frame in which its script began', () => {
  const { frames: traced } = read([
    ...frames(8),
    event('FunctionCall', 12, 15),
    event('Layout', 14, 5),
    mark('film launch 0 25', 25),
    mark('film play 40 38', 38),
    event('FireAnimationFrame', 41, 3),
  ]);
  expect(figuresOf(traced)).toMatchObject({
    launches: 1,
    launch: { p50: 10 },
    script: { p50: 0, p95: 3 },
  });
  expect(traced.every(({ kinds }) => kinds.has('play'))).toBe(true);
});

test('layout that moves counts while something is in the air, and not elsewhere', () => {
  const shifted = (at: number) => mark(`film shift 0.25 at ${at}`, at + 5);
  const { shift } = read([...frames(20), mark('film play 40 20', 20), shifted(30), shifted(100)]);
  expect(shift).toBe(0.25);
});
