import type { GameTypes } from '../games/contract/rules.ts';
import { bareSeat, openSeat, type Desk } from '../table/desk.ts';
import type { Entry } from '../table/journal.ts';
import { promptOf } from '../table/prompt.ts';
import type { Glass } from '../table/public.ts';
import { step } from '../table/step.ts';
import { handAfter } from './open-hand.ts';
import { covered, type PendingStep } from './pending.ts';
import { Picture } from './picture.svelte.ts';
import { firstPicture, pictureAfter } from './showing.ts';

/**
 * What hides a hand before anything else changes. It names nobody: who is next is not decided in
 * front of an open hand.
 */
const CURTAIN: Glass = { mode: 'cover', seat: null, pressed: false };

/**
 * What has come onto the glass of a game: the picture of it, and the desk and journal behind the
 * picture.
 */
export class OnGlass<G extends GameTypes> {
  readonly picture: Picture<G>;
  readonly journal: Entry<G>[];
  #desk: Desk<G>;

  constructor(desk: Desk<G>, journal: readonly Entry<G>[]) {
    this.#desk = desk;
    this.journal = [...journal];
    this.picture = new Picture(firstPicture(desk, journal.length));
  }

  /** The desk as the picture shows it. */
  get desk(): Desk<G> {
    return this.#desk;
  }

  /** Whether the glass is dark for a moment only: between a hand and what comes after it. */
  get isCurtain(): boolean {
    return this.picture.glass === CURTAIN;
  }

  /** Whether a hand lies bare: open for its owner, or shown to the others. */
  get isBare(): boolean {
    return this.picture.hand !== null || this.picture.shown !== null;
  }

  /** Whether the hand that lies bare would not with this desk. */
  leavesHand(desk: Desk<G>): boolean {
    const bare = this.picture.hand ?? this.picture.shown;
    return bare !== null && bare.seat !== bareSeat(desk);
  }

  /** What lies ready in the open hand, each move as text. */
  get readyMoves(): readonly string[] {
    return (this.picture.hand?.plan.moves ?? []).map((move) => JSON.stringify(move));
  }

  /** Hides the bare hand for a moment, and tells nothing of what comes next. */
  drawCurtain(): void {
    const prompt = { ...this.picture.prompt, glass: CURTAIN };
    this.picture.show({ hand: null, shown: null, glass: CURTAIN, prompt });
  }

  /** Covers the glass; a curtain stays where something else comes after it. */
  cover({ keepsCurtain }: { readonly keepsCurtain: boolean }): void {
    const isDrawn = keepsCurtain && this.isCurtain;
    this.#desk = covered(this.#desk);
    const glass = isDrawn ? CURTAIN : this.#desk.glass;
    // A person alone keeps their hand open.
    const hand = openSeat(this.#desk) === null ? null : this.picture.hand;
    const prompt = { ...promptOf(this.#desk), glass };
    this.picture.show({ hand, shown: null, glass, prompt });
  }

  /** From the cover to the table; false where it does not lead there. */
  turnToTable(): boolean {
    const turned = step(this.#desk, { do: 'showTable' });
    if (!turned.ok) return false;
    this.#desk = turned.value.desk;
    const { glass } = this.#desk;
    this.picture.show({ glass, prompt: promptOf(this.#desk) });
    return true;
  }

  /** Shows a desk on which nothing but the plan in the open hand is another. */
  showPlan(desk: Desk<G>): void {
    const hand = handAfter({ before: this.#desk, after: desk, hand: this.picture.hand });
    this.#desk = desk;
    this.picture.show({ hand });
  }

  /** Shows what has come of a step. */
  show({ desk, entries, silent = false }: PendingStep<G>): void {
    // Worked out first: where that throws, what is on the glass can be covered still.
    const changed = pictureAfter({ before: this.#desk, after: desk, picture: this.picture });
    this.#desk = desk;
    this.journal.push(...entries);
    const telling = silent ? [] : changed.telling;
    this.picture.show({ ...changed, telling, written: this.journal.length });
  }
}
