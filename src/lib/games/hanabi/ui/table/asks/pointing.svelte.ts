import type { Seat } from '../../../../../core/seats.ts';

/** A card that was tapped, or a clue that is being given by word. */
export type Choice =
  | { readonly kind: 'card'; readonly seat: Seat; readonly slot: number }
  /** `to` is null until it is said whom it is for. */
  | { readonly kind: 'clue'; readonly seat: Seat; readonly to: Seat | null };

/**
 * What somebody has pointed at on the table, for as long as nothing happens there: a choice that
 * was made before the last act is none any more.
 */
export class Pointing {
  readonly #moment: () => number;
  #made = $state.raw<{ readonly choice: Choice; readonly during: number } | null>(null);

  /** @param moment tells how much has been done in the game so far */
  constructor(moment: () => number) {
    this.#moment = moment;
  }

  get now(): Choice | null {
    return this.#made?.during === this.#moment() ? this.#made.choice : null;
  }

  /** What is chosen at this seat. */
  of(seat: Seat): Choice | null {
    return this.now?.seat === seat ? this.now : null;
  }

  /** Whether this card is the one that was tapped. */
  isPicked(seat: Seat, slot: number): boolean {
    const { now } = this;
    return now?.kind === 'card' && now.seat === seat && now.slot === slot;
  }

  /** A card is tapped; tapped again, it is put back. */
  tap(seat: Seat, slot: number): void {
    if (this.isPicked(seat, slot)) this.drop();
    else this.#make({ kind: 'card', seat, slot });
  }

  /** Somebody is about to give a clue by word; `to`: whom, once that is said. */
  tell(seat: Seat, to: Seat | null): void {
    this.#make({ kind: 'clue', seat, to });
  }

  drop(): void {
    this.#made = null;
  }

  #make(choice: Choice): void {
    this.#made = { choice, during: this.#moment() };
  }
}
