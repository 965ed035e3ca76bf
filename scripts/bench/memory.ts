import type { Seat } from '../../src/lib/core/seats.ts';
import type { Card } from '../../src/lib/games/blaze/rules/cards.ts';
import type { BlazeView } from '../../src/lib/games/blaze/rules/view.ts';

/** Which of its own cards each seat has looked at. */
export class Memory {
  private seen: (readonly Card[])[];

  constructor(private readonly players: number) {
    this.seen = Array.from({ length: players }, () => []);
  }

  /** The seat looks at its whole hand. */
  see(view: BlazeView): void {
    this.seen[view.viewer as Seat] = view.own?.hand ?? [];
  }

  /** New cards were dealt to everybody. */
  forget(): void {
    this.seen = Array.from({ length: this.players }, () => []);
  }

  /** Whether a seat holds nothing but cards it has looked at, and cards everybody saw it take. */
  hasSeenAll(view: BlazeView): boolean {
    const seat = view.viewer as Seat;
    const familiar = [...(this.seen[seat] ?? []), ...(view.known[seat] ?? [])];
    return (view.own?.hand ?? []).every((card) => {
      const at = familiar.indexOf(card);
      if (at >= 0) familiar.splice(at, 1);
      return at >= 0;
    });
  }
}
