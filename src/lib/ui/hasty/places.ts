/** Edges in CSS pixels of the window. */
export interface Box {
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
  readonly box: Box;
  /** What it says it does. */
  readonly name: string;
}

/** A time for which a control lay in one place; `until` is null as long as it does. */
interface Stay {
  readonly box: Box;
  readonly from: number;
  readonly until: number | null;
  /** It was rolled here from where it lay before. */
  readonly rolled: boolean;
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
export class Places<Control extends object> {
  /** Oldest first. */
  #stays = new Map<Control, readonly Stay[]>();
  #names = new WeakMap<Control, { readonly name: string; readonly from: number }>();
  #isFirst = true;

  /**
   * The screen looks like this since `at`. `rolled`: it was scrolled since it was told last, and
   * nothing else has happened.
   */
  note(
    lying: readonly Lying<Control>[],
    at: number,
    { rolled = false }: { readonly rolled?: boolean } = {},
  ): void {
    const from = this.#isFirst ? -Infinity : at;
    this.#isFirst = false;
    const before = this.#stays;
    this.#stays = new Map();
    for (const { control, box, name } of lying) {
      this.#stays.set(control, staysWith(before.get(control) ?? [], { box, from, rolled }));
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
  isElsewhere(control: Control, box: Box): boolean {
    const last = this.#stays.get(control)?.at(-1);
    return last?.until !== null || !isSame(last.box, box);
  }

  /** Since when a control has said what it says now. */
  namedSince = (control: Control): number => this.#names.get(control)?.from ?? -Infinity;

  /** It may come back to where it was, and that is to be known as coming back. */
  #leave(control: Control, stays: readonly Stay[], at: number): void {
    const left = ended(stays, at).filter(({ until }) => until !== null && at - until < MEMORY);
    if (left.length > 0) this.#stays.set(control, left);
  }
}

const ended = (stays: readonly Stay[], at: number): readonly Stay[] =>
  stays.map((stay) => ({ ...stay, until: stay.until ?? at }));

/** The stays of a control that now lies in `box`. */
function staysWith(
  stays: readonly Stay[],
  { box, from, rolled }: Pick<Stay, 'box' | 'from' | 'rolled'>,
): readonly Stay[] {
  const last = stays.at(-1);
  if (last?.until === null && isSame(last.box, box)) return stays;
  const recent = ended(stays, from).filter(({ until }) => until !== null && from - until < MEMORY);
  return [...recent, { box, from, until: null, rolled: rolled && last?.until === null }];
}

const contains = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const isSame = (a: Box, b: Box): boolean =>
  (['left', 'top', 'right', 'bottom'] as const).every(
    (edge) => a[edge] === b[edge] || Math.abs(a[edge] - b[edge]) <= NOTICED,
  );
