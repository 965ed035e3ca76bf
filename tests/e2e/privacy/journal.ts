import { isDeal } from '../../../src/lib/games/contract/live.ts';
import type { Game, GameTypes, Start } from '../../../src/lib/games/contract/rules.ts';
import type { Seat } from '../../../src/lib/core/seats.ts';
import { newDesk, type Desk } from '../../../src/lib/table/desk.ts';
import type { Entry } from '../../../src/lib/table/journal.ts';
import { replayEntry } from '../../../src/lib/table/restore.ts';
import type { Sees } from './watching.ts';

/** A game to be followed, and what may be known of it when. */
export interface Followed<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly start: Start<T['options']>;
  readonly names: readonly string[];
  /** Whose cards an open hand shows. */
  readonly sees: Sees;
  /** Faces that lie open, or are public otherwise. */
  openIn(state: T['state']): Iterable<string>;
  /** The face that a move shows, or nothing. */
  shownBy(move: T['move']): string;
  handOf(state: T['state'], seat: Seat): readonly string[];
}

/** What is asked of whoever follows a game, whichever it is. */
export interface AnyFollower {
  readonly read: number;
  readonly over: boolean;
  readonly said: readonly Seat[];
  readonly agreed: readonly Seat[];
  follow(lines: readonly unknown[]): string | null;
  mayShow(owner: string): (face: string) => boolean;
}

/**
 * Follows a stored game by the rules: which faces have lain open so far, and which each person has
 * held.
 */
export class Follower<T extends GameTypes> implements AnyFollower {
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
  #desk: Desk<T>;

  constructor(private readonly followed: Followed<T>) {
    const { rules, names, start } = followed;
    const seated = { players: names.length, bots: [], way: 'passed' } as const;
    this.#desk = newDesk<T>(rules, start, seated);
    this.held = names.map(() => new Set<string>());
  }

  get over(): boolean {
    return this.followed.rules.outcome(this.#desk.state).over;
  }

  /** Reads on. What is wrong with a line, or null. */
  follow(lines: readonly unknown[]): string | null {
    const said = new Set<Seat>();
    const agreed = new Set<Seat>();
    for (const line of lines as readonly Entry<T>[]) {
      const at = this.read++;
      for (const seat of seatsIn(line)) if (!this.#desk.standingOut.includes(seat)) said.add(seat);
      if (line.do === 'undo')
        for (const seat of line.agreed) if (seat !== line.by) agreed.add(seat);
      const next = replayEntry(this.#desk, line);
      if (!next.ok) return `line ${at} of the journal cannot be replayed: ${next.problem.code}`;
      this.#desk = next.value;
      this.#see(line);
    }
    this.said = [...said];
    this.agreed = [...agreed];
    return null;
  }

  #see(line: Entry<T>): void {
    const { openIn, shownBy, handOf } = this.followed;
    const { state } = this.#desk;
    if (line.do === 'commit')
      for (const move of line.moves) if (!isDeal(move)) this.open.add(shownBy(move));
    for (const face of openIn(state)) this.open.add(face);
    this.held.forEach((held, seat) => handOf(state, seat).forEach((card) => held.add(card)));
  }

  /**
   * Faces somebody may know who looks into this hand, or into that of one who must not look, or at
   * the table where nobody's is open.
   */
  mayShow(owner: string): (face: string) => boolean {
    const { names, sees } = this.followed;
    const [, turnedAway] = /^all but (.*)$/.exec(owner) ?? [];
    const shown = this.held.filter((_, seat) =>
      sees === 'own' || turnedAway !== undefined
        ? names[seat] === (turnedAway ?? owner)
        : owner !== '' && names[seat] !== owner,
    );
    return (face) => this.open.has(face) || shown.some((held) => held.has(face));
  }
}

/** Whose doing or word a line of the journal is. */
function seatsIn<T extends GameTypes>(line: Entry<T>): readonly Seat[] {
  switch (line.do) {
    case 'commit':
      return line.moves.flatMap((move) => ('seat' in move ? [move.seat as Seat] : []));
    case 'want':
    case 'standOut':
      return [line.seat];
    case 'undo':
    case 'looked':
    case 'shown':
    case 'toldAll':
    case 'seat':
    case 'way':
      return [];
  }
}
