/** Edges in CSS pixels of the window. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A control as it lies on the screen. */
export interface Lying<Control> {
  readonly control: Control;
  readonly box: Bounds;
  /** What it says it does. */
  readonly name: string;
}

/** A time for which a control lay in one place; `until` is null as long as it does. */
interface Stay {
  readonly box: Bounds;
  readonly from: number;
  readonly until: number | null;
  /** It was rolled here from where it lay before. */
  readonly rolled: boolean;
}

/** What is known of how the screen was scrolled from one look to the next. */
export interface Rolling {
  /** Something was, and nothing else has happened. */
  readonly only?: boolean;
  /** How far the page was, whatever else has happened; CSS pixels. */
  readonly by?: Point;
}

/** How far edges may move without anybody noticing, in CSS pixels. */
const NOTICED = 1;
/** What lay elsewhere longer ago than this is forgotten; ms. */
const MEMORY = 2000;

/**
 * Since when each control lies where it lies, and says what it says: told from time to time how the
 * screen looks. Times in ms, of any one clock; what is there when it is first told has always been
 * there.
 */
export class Whereabouts<Control extends object> {
  /** Oldest first. */
  #stays = new Map<Control, readonly Stay[]>();
  #names = new WeakMap<Control, { readonly name: string; readonly from: number }>();
  #isFirst = true;

  /** The screen looks like this since `at`, and was rolled as told since it was told last. */
  note(lying: readonly Lying<Control>[], at: number, rolling: Rolling = {}): void {
    const from = this.#isFirst ? -Infinity : at;
    this.#isFirst = false;
    const before = this.#stays;
    this.#stays = new Map();
    for (const { control, box, name } of lying) {
      this.#stays.set(control, staysWith(before.get(control) ?? [], box, from, rolling));
      if (this.#names.get(control)?.name !== name) this.#names.set(control, { name, from });
    }
    for (const [control, stays] of before)
      if (!this.#stays.has(control)) this.#leave(control, stays, at);
  }

  /**
   * Since when a control has covered, without a break, a point at which it is found now. `rolling`:
   * whoever scrolls follows it with their eyes, so that it may have rolled there.
   */
  coversSince(
    control: Control,
    point: Point,
    { rolling = false }: { readonly rolling?: boolean } = {},
  ): number {
    const [now, ...before] = [...(this.#stays.get(control) ?? [])].reverse();
    if (now?.until !== null) return Infinity;
    let next = now;
    for (const stay of before) {
      const follows = (rolling && next.rolled) || contains(stay.box, point);
      if (stay.until !== next.from || !follows) break;
      next = stay;
    }
    return next.from;
  }

  /** Whether a control lies elsewhere than it was told last. */
  isElsewhere(control: Control, box: Bounds): boolean {
    const last = this.#stays.get(control)?.at(-1);
    return last?.until !== null || !isSame(last.box, box);
  }

  /** Since when a control has said what it says now. */
  namedSince = (control: Control): number => this.#names.get(control)?.from ?? -Infinity;

  /** It may come back to where it was, and that is to be known as coming back. */
  #leave(control: Control, stays: readonly Stay[], at: number): void {
    const left = recentOf(stays, at);
    if (left.length > 0) this.#stays.set(control, left);
  }
}

const ended = (stays: readonly Stay[], at: number): readonly Stay[] =>
  stays.map((stay) => ({ ...stay, until: stay.until ?? at }));

/** The stays of a control that has lain in `box` since `from`. */
function staysWith(
  stays: readonly Stay[],
  box: Bounds,
  from: number,
  { only = false, by = { x: 0, y: 0 } }: Rolling,
): readonly Stay[] {
  const last = stays.at(-1);
  if (last?.until !== null)
    return [...recentOf(stays, from), { box, from, until: null, rolled: false }];
  if (isSame(last.box, box)) return stays;
  const rolled = only || isSame(movedBy(last.box, by), box);
  return [...recentOf(stays, from), { box, from, until: null, rolled }];
}

/** What has not been forgotten of where a control lay until now. */
const recentOf = (stays: readonly Stay[], now: number): readonly Stay[] =>
  ended(stays, now).filter(({ until }) => until !== null && now - until < MEMORY);

/** Where what lay in a box lies once the page was scrolled. */
const movedBy = ({ left, top, right, bottom }: Bounds, { x, y }: Point): Bounds => ({
  left: left - x,
  top: top - y,
  right: right - x,
  bottom: bottom - y,
});

const contains = ({ left, top, right, bottom }: Bounds, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const isSame = (a: Bounds, b: Bounds): boolean =>
  (['left', 'top', 'right', 'bottom'] as const).every(
    (edge) => a[edge] === b[edge] || Math.abs(a[edge] - b[edge]) <= NOTICED,
  );
