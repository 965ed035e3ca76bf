/** What a browser's timeline says of the frames in which something moved. */
import { rounded, spreadOf, type Spread } from './figures.ts';

/** An event of a browser's timeline; microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** One frame of the page's own thread; milliseconds. */
interface Frame {
  /** Of script, without the layout it has asked for. */
  readonly script: number;
  /** In it something set out because something had happened. */
  readonly launch: boolean;
  /** What moved. */
  readonly kinds: ReadonlySet<string>;
}

/** What was traced, frame by frame. */
export interface Traced {
  readonly frames: readonly Frame[];
  /** Frames that were to be drawn while something moved, and those that were not. */
  readonly drawn: number;
  readonly dropped: number;
  /** How far the layout has moved meanwhile, as browsers count it. */
  readonly shift: number;
}

/** Of one motion. */
export interface MotionFigures {
  readonly frames: number;
  /** Milliseconds of script a frame. */
  readonly script: Spread;
  /** The same where it is launched. */
  readonly launches: number;
  readonly launch: Spread;
}

export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];

const SCRIPT = new Set([
  ...['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks'],
  'EventDispatch',
]);
const LAYOUT = new Set(['Layout', 'UpdateLayoutTree']);
const LAUNCH = 'launch';
/** A frame is a sixtieth of a second; microseconds. */
const FRAME = 16_667;
/** What is launched may have taken so long to be worked out; and so long until it sets out. */
const LEAD = 200_000;
const SETS_OUT = 200_000;

/** From when to when something of that kind was in the air; of a launch, when it was measured. */
interface Window {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}

/** Whether something sets out because of one of these launches. */
const isOf = (one: Window, launches: readonly Window[]): boolean =>
  launches.some(({ from }) => one.from >= from && one.from <= from + SETS_OUT);

type Span = readonly [start: number, end: number];

/** How long at least one of these lasts. */
function union(spans: readonly Span[]): number {
  let [total, until] = [0, -Infinity];
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    total += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return total;
}

const spanOf = ({ ts, dur = 0 }: TraceEvent): Span => [ts, ts + dur];
const isWithin = ([start, end]: Span, [from, to]: Span): boolean => start >= from && end <= to;

/** Reads a trace of a page that `markFilm` runs in. */
export function read(events: readonly TraceEvent[]): Traced {
  const marks = events.filter(({ name, cat }) => name.startsWith('film') && cat.includes('timing'));
  const first = marks[0];
  if (!first) return { frames: [], drawn: 0, dropped: 0, shift: 0 };
  const windows = marks.flatMap(({ name, ts }): Window[] => {
    const [, kind = '', ms] = name.split(' ');
    return kind === 'shift' ? [] : [{ kind, from: ts, to: ts + Number(ms) * 1000 }];
  });
  const flown = windows.filter(({ kind }) => kind !== LAUNCH);
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const long = own.filter(({ dur }) => dur !== undefined);
  const scripts = long.filter(({ name }) => SCRIPT.has(name)).map(spanOf);
  const layouts = long.filter(({ name }) => LAYOUT.has(name)).map(spanOf);
  const frames = slots(own, windows).map((slot): Frame => {
    const [from, to] = slot;
    const inside = scripts.filter(([start]) => start >= from && start < to);
    const forced = layouts.filter((layout) => inside.some((script) => isWithin(layout, script)));
    // What is launched has been worked out before: it belongs to the frame in which that began.
    const launches = windows.filter(({ kind, from: ts }) => {
      return kind === LAUNCH && inside.some(([start, end]) => ts >= start && ts <= end);
    });
    const launched = flown.filter((one) => isOf(one, launches));
    const moving = flown.filter((one) => one.from < to && one.to > from);
    return {
      script: (union(inside) - union(forced)) / 1000,
      launch: launched.length > 0,
      kinds: new Set([...launched, ...moving].map(({ kind }) => kind)),
    };
  });
  const filmed = frames.filter(({ kinds }) => kinds.size > 0);
  const moves = ({ ts }: TraceEvent) => windows.some(({ from, to }) => ts >= from && ts < to);
  const count = (wanted: string) =>
    events.filter((event) => event.name === wanted && event.pid === first.pid && moves(event))
      .length;
  return {
    frames: filmed,
    drawn: count('DrawFrame'),
    dropped: count('DroppedFrame'),
    shift: shiftOf(marks, windows, first),
  };
}

/**
 * The frames in which something was in the air, from one to the next. Where the page itself has
 * nothing to do for a frame, the browser draws it without asking, and it is one all the same.
 */
function slots(own: readonly TraceEvent[], windows: readonly Window[]): readonly Span[] {
  const begins = own
    .filter(({ name }) => name === 'BeginMainThreadFrame')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  return begins
    .flatMap((at, i) => {
      const next = begins[i + 1] ?? at + FRAME;
      const parts = Math.max(1, Math.round((next - at) / FRAME));
      const long = (next - at) / parts;
      return Array.from({ length: parts }, (_, part): Span => [
        at + part * long,
        at + (part + 1) * long,
      ]);
    })
    .filter(([start, end]) => windows.some(({ from, to }) => from < end + LEAD && to > start));
}

/** By how much the layout moved while something was in the air. */
function shiftOf(
  marks: readonly TraceEvent[],
  windows: readonly Window[],
  first: TraceEvent,
): number {
  const offset = first.ts - Number(first.name.split(' ').at(-1)) * 1000;
  return marks
    .filter(({ name }) => name.startsWith('film shift'))
    .map(({ name }) => name.split(' '))
    .filter((words) => {
      const at = Number(words.at(-1)) * 1000 + offset;
      return windows.some(({ from, to }) => at >= from && at < to);
    })
    .reduce((sum, words) => sum + Number(words[2]), 0);
}

const inTenths = ({ p50, p95 }: Spread): Spread => ({
  p50: rounded(p50, 1),
  p95: rounded(p95, 1),
});

/** The figures of those frames. */
export function figuresOf(frames: readonly Frame[]): MotionFigures {
  const times = (launch: boolean) =>
    frames.filter((frame) => frame.launch === launch).map(({ script }) => script);
  return {
    frames: times(false).length,
    script: inTenths(spreadOf(times(false))),
    launches: times(true).length,
    launch: inTenths(spreadOf(times(true))),
  };
}
