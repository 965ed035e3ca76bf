import { blaze, type Blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import { handOf } from '../../../src/lib/games/blaze/rules/testing/witness.ts';
import type { Seat } from '../../../src/lib/core/seats.ts';
import { newDesk, type Desk } from '../../../src/lib/table/desk.ts';
import type { Entry } from '../../../src/lib/table/journal.ts';
import { replayEntry } from '../../../src/lib/table/restore.ts';
import type { Prepared } from './games.ts';

/**
 * Follows a stored game by the rules: which faces have lain open so far, and which each person has
 * held.
 */
export class Follower {
  read = 0;
  readonly open = new Set<string>();
  /**
   * Seats that have done or said anything in the lines read last, but for those whom the game
   * answers for because they stand out.
   */
  said: readonly Seat[] = [];
  /** Seats that have agreed to what was undone in these lines; they may have done so earlier. */
  agreed: readonly Seat[] = [];
  readonly held: readonly Set<string>[];
  #desk: Desk<Blaze>;

  constructor(private readonly prepared: Prepared) {
    const { options, names, first } = prepared;
    const start = { options, players: names.length, first };
    this.#desk = newDesk<Blaze>(blaze, start, { players: names.length, bots: [], way: 'passed' });
    this.held = names.map(() => new Set<string>());
  }

  get over(): boolean {
    return blaze.outcome(this.#desk.state).over;
  }

  /** Reads on. What is wrong with a line, or null. */
  follow(lines: readonly unknown[]): string | null {
    const said = new Set<Seat>();
    const agreed = new Set<Seat>();
    for (const line of lines as readonly Entry<Blaze>[]) {
      const at = this.read++;
      for (const seat of seatsIn(line)) if (!this.#desk.standingOut.includes(seat)) said.add(seat);
      if (line.do === 'undo')
        for (const seat of line.agreed) if (seat !== line.by) agreed.add(seat);
      const next = replayEntry(this.#desk, line);
      if (!next.ok) return `line ${at} of the journal cannot be replayed: ${next.problem.code}`;
      this.#desk = next.value;
      if (line.do === 'commit')
        for (const move of line.moves) if ('card' in move) this.open.add(move.card);
      const { state } = this.#desk;
      this.open.add(blaze.view(state, null).trumpCard ?? '');
      this.held.forEach((held, seat) => handOf(state, seat).forEach((card) => held.add(card)));
    }
    this.said = [...said];
    this.agreed = [...agreed];
    return null;
  }

  /** Faces somebody may know who looks into this hand, or at the table where nobody's is open. */
  mayShow(owner: string): (face: string) => boolean {
    const held = this.held[this.prepared.names.indexOf(owner)];
    return (face) => this.open.has(face) || (held?.has(face) ?? false);
  }
}

/** Whose doing or word a line of the journal is. */
function seatsIn(line: Entry<Blaze>): readonly Seat[] {
  switch (line.do) {
    case 'commit':
      return line.moves.flatMap((move) => ('seat' in move ? [move.seat] : []));
    case 'want':
    case 'standOut':
      return [line.seat];
    case 'undo':
    case 'looked':
    case 'seat':
    case 'way':
      return [];
  }
}
