import type { Seat } from '../../../../core/seats.ts';
import { STILL } from '../../../../ui/flights/still.ts';
import type { Motions, Passage } from '../../../contract/flights.ts';
import type { BlazeEvent } from '../../rules/events.ts';
import type { BlazeView } from '../../rules/view.ts';
import type { BlazeShown } from '../shown.ts';
import type { Thing } from './thing.ts';

export type BlazePassage = Passage<BlazeShown, Thing>;

/** What a passage is besides what is said in it. */
interface Stretch {
  /** What is different on the table from now on. */
  readonly change?: Partial<BlazeView>;
  readonly motions?: Motions<Thing>;
  readonly ms: number;
  readonly panel?: boolean;
}

/** How long the table is seen as it was, and how long words stay that nothing moves for; ms. */
const REST = 350;
const SAID = 600;

/** The course of a commit on the table, from how that was before to how it is afterwards. */
export class PassageBuilder {
  readonly after: BlazeView;
  #view: BlazeView;
  readonly #passages: BlazePassage[] = [];
  /** What needs no stretch of its own: it is said along with what comes next. */
  #said: readonly BlazeEvent[] = [];

  constructor(before: BlazeView, after: BlazeView) {
    this.#view = before;
    this.after = after;
  }

  /** The table as it lies by now. */
  get view(): BlazeView {
    return this.#view;
  }

  say(event: BlazeEvent): void {
    this.#said = [...this.#said, event];
  }

  add(events: readonly BlazeEvent[], stretch: Stretch): void {
    const { change = {}, motions = STILL, ms, panel = false } = stretch;
    this.#view = { ...this.#view, ...change };
    const said = [...this.#said, ...events];
    this.#said = [];
    this.#passages.push({ events: said, view: this.#view, motions, ms, panel });
  }

  /** What goes has been seen before: the table may have been out of sight until now. */
  rest(): void {
    if (this.#passages.length > 0) return;
    this.#passages.push({
      events: [],
      view: this.#view,
      motions: STILL,
      ms: REST,
      panel: false,
    });
  }

  /** A hand with so many cards more. */
  held(seat: Seat, more: number): Pick<BlazeView, 'hands'> {
    const { hands } = this.#view;
    return { hands: hands.with(seat, Math.max(0, (hands[seat] ?? 0) + more)) };
  }

  /**
   * All there is to tell. In the end the table lies as it really does; and so it does from the
   * first moment on, where nobody waits until it is told.
   */
  passages({ waited }: { readonly waited: boolean }): readonly BlazePassage[] {
    if (this.#said.length > 0) this.add([], { ms: SAID });
    const last = this.#passages.length - 1;
    return this.#passages.map((passage, i) =>
      i === last || !waited ? { ...passage, view: this.after } : passage,
    );
  }
}
