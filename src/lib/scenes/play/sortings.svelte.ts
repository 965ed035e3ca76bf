import type { Seat } from '../../core/seats.ts';

/** By seat: how it wants its cards to lie, in the words of its game; null where it never said. */
export class Sortings {
  #bySeat = $state.raw<Readonly<Record<Seat, unknown>>>({});

  of(seat: Seat): unknown {
    return this.#bySeat[seat] ?? null;
  }

  keep(seat: Seat, sorting: unknown): void {
    this.#bySeat = { ...this.#bySeat, [seat]: sorting };
  }
}
