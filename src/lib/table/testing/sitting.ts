import { assert } from '../../core/assert.ts';
import type { Seat } from '../../core/seats.ts';
import type { Game, GameTypes, Start } from '../../games/contract/rules.ts';
import { newDesk, type Desk, type Seating } from '../desk.ts';
import type { Entry } from '../journal.ts';
import { promptOf } from '../prompt.ts';
import { step, type Input } from '../step.ts';
import type { Due, Prompt } from '../public.ts';

/** People at a table, told what to do one thing after the other: for tests that tell a story. */
export class Sitting<G extends GameTypes> {
  readonly journal: Entry<G>[] = [];

  constructor(public desk: Desk<G>) {}

  /** Sits down to a new game and deals: these cards first, hand by hand, then whatever is left. */
  static deal<G extends GameTypes>(
    game: Game<G>,
    start: Start<G['options']>,
    seating: Seating,
    cards: readonly string[],
  ): Sitting<G> {
    const table = new Sitting(newDesk(game, start, seating));
    const left = [...(game.dealDue(table.desk.state) ?? [])];
    for (const card of cards) left.splice(left.indexOf(card), 1);
    table.does({ do: 'deal', order: [...cards, ...left] });
    return table;
  }

  get prompt(): Prompt {
    return promptOf(this.desk);
  }

  get due(): Due {
    return this.prompt.due;
  }

  /** What the glass shows, in a word: `table`, `cover of 2`, `cover`, `hand of 2`. */
  get glass(): string {
    const { glass } = this.desk;
    if (glass.mode === 'table') return 'table';
    return glass.seat === null ? glass.mode : `${glass.mode} of ${glass.seat}`;
  }

  /** Things that are possible; returns what the last one wrote down. */
  does(...inputs: readonly Input<G>[]): readonly Entry<G>[] {
    let written: readonly Entry<G>[] = [];
    for (const input of inputs) {
      const result = step(this.desk, input);
      assert(result.ok, `possible: ${JSON.stringify([input, result])}`);
      this.desk = result.value.desk;
      written = result.value.entries;
      this.journal.push(...written);
    }
    return written;
  }

  /**
   * The code with which something is refused; `done` where it is not. Nothing happens either way.
   */
  refusal(input: Input<G>): string {
    const result = step(this.desk, input);
    return result.ok ? 'done' : result.problem.code;
  }

  /** A seat gets the device and opens its hand. */
  opens(seat: Seat): void {
    if (this.glass === `hand of ${seat}`) return;
    if (this.desk.glass.mode === 'hand') this.does({ do: 'layDown' });
    if (this.glass !== `cover of ${seat}`) {
      if (this.desk.glass.mode === 'cover') this.does({ do: 'showTable' });
      this.does({ do: 'press', seat });
    }
    this.does({ do: 'open', seat });
  }

  /**
   * A seat opens its hand, plays, and declines anything further; returns what was written down for
   * it.
   */
  visits(seat: Seat, ...moves: readonly G['move'][]): readonly Entry<G>[] {
    this.opens(seat);
    this.does(...moves.map((move): Input<G> => ({ do: 'stage', move })));
    return this.does({ do: 'commit', close: true });
  }
}
