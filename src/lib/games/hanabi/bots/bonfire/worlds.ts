import type { Random } from '../../../../core/random.ts';
import type { Seat } from '../../../../core/seats.ts';
import { DECK_SIZE } from '../../rules/cards.ts';
import { fits } from '../../rules/hints.ts';
import { cellOf } from '../../rules/state.ts';
import type { Remembered } from '../memory.ts';
import { lookAtTable } from '../sight.ts';

/** Swaps for each card of the hand: at first, and from one world to the next. */
const SWAPS_AT_FIRST = 30;
const SWAPS = 8;

/**
 * Worlds that agree with what a seat knows, one after the other, by swapping cards of its hand and
 * of the deck. Those in which a clue was about a card that can be played come up more often, as
 * whoever gave it saw the card (Metropolis and others 1953).
 */
export class Worlds {
  private readonly base: number;
  private readonly count: number;

  /** Changes `memory`. `trust`: how much more often a card that a clue was about is a good one. */
  constructor(
    private readonly memory: Remembered,
    seat: Seat,
    private readonly trust: number,
    private readonly random: Random,
  ) {
    this.base = cellOf(seat, 0);
    this.count = memory.state.count[seat]!;
    this.swap(SWAPS_AT_FIRST * this.count);
  }

  /** Puts the next world into `into`. */
  draw(into: Remembered): void {
    this.swap(SWAPS * this.count);
    const { deck, deckTop } = this.memory.state;
    for (let i = DECK_SIZE - 1; i > deckTop; i--) {
      const j = deckTop + this.random.below(i + 1 - deckTop);
      const face = deck[i]!;
      deck[i] = deck[j]!;
      deck[j] = face;
    }
    into.copyFrom(this.memory);
  }

  private swap(times: number): void {
    const { random, memory, base, count } = this;
    const { hands, deck, deckTop } = memory.state;
    const places = count + DECK_SIZE - deckTop;
    lookAtTable(memory.state, memory.mind.table);
    for (let swap = 0; swap < times; swap++) {
      const cell = base + random.below(count);
      const other = random.below(places);
      const isInHand = other < count;
      const [cells, at] = isInHand ? [hands, base + other] : [deck, deckTop + other - count];
      const [one, two] = [hands[cell]!, cells[at]!];
      if (one === two || !this.isOpen(cell, two) || (isInHand && !this.isOpen(at, one))) continue;
      const before = this.weight(cell, one) * (isInHand ? this.weight(at, two) : 1);
      const after = this.weight(cell, two) * (isInHand ? this.weight(at, one) : 1);
      if (after < before && random.below(1000) * before >= 1000 * after) continue;
      hands[cell] = two;
      cells[at] = one;
    }
  }

  private isOpen(cell: number, face: number): boolean {
    return fits(face, this.memory.state.marks[cell]!);
  }

  private weight(cell: number, face: number): number {
    const { about, mind } = this.memory;
    const isGood = about[cell]! > 0 && (mind.table.playable & (1 << face)) !== 0;
    return isGood ? this.trust : 1;
  }
}
