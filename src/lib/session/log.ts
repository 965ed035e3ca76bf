import { assert } from '../core/assert.ts';
import type { BotLevel } from '../core/people.ts';
import type { Seat } from '../core/seats.ts';
import { isDeal } from '../games/contract/live.ts';
import type { GameTypes } from '../games/contract/rules.ts';
import { lentIn, seatsOf, type Desk, type Lent, type Past } from '../table/desk.ts';
import type { Entry } from '../table/journal.ts';
import { replayEntry } from '../table/restore.ts';
import { tellsAll } from '../table/undo.ts';
import { eventsOf, wholeEventsOf } from './narration.ts';

/** A line of the log: something that happened, or that people undid what had happened. */
export type LogEntry<G extends GameTypes> =
  | {
      readonly kind: 'commit';
      readonly events: readonly G['event'][];
      readonly undone: boolean;
    }
  | { readonly kind: 'undo'; readonly by: Seat | null; readonly agreed: readonly Seat[] }
  /** A computer player has a seat from now on, or its owner again. */
  | { readonly kind: 'seat'; readonly seat: Seat; readonly away: boolean };

type Line<G extends GameTypes> =
  | {
      readonly kind: 'commit';
      readonly commit: Past<G>;
      undone: boolean;
      /** Who had each seat that was lent then. */
      readonly lent: readonly Lent[];
    }
  | Exclude<LogEntry<G>, { kind: 'commit' }>;

/**
 * Everything that has happened in a game, undone or not, as its journal tells it. Read only as far
 * as somebody asks.
 */
export class Chronicle<G extends GameTypes> {
  readonly #journal: readonly Entry<G>[];
  readonly #lines: Line<G>[] = [];
  #told = new WeakMap<Past<G>, readonly G['event'][]>();
  /** Whether what was told holds what was private. */
  #isWhole = false;
  #desk: Desk<G>;
  #read = 0;

  /** `journal` may grow; `start` is the desk before its first entry. */
  constructor(start: Desk<G>, journal: readonly Entry<G>[]) {
    this.#desk = start;
    this.#journal = journal;
  }

  /** The log: public while the game runs, and once all is told with what was private. */
  log(): readonly LogEntry<G>[] {
    this.#readAll();
    return this.#lines.map((line) =>
      line.kind === 'commit'
        ? { kind: 'commit', events: this.#tell(line.commit), undone: line.undone }
        : line,
    );
  }

  /**
   * By line of the log: what computer players chose, and all that they knew; null for what others
   * did. Empty before all is told.
   *
   * @param levels by seat; undefined for people
   */
  chosen(levels: readonly (BotLevel | undefined)[]) {
    this.#readAll();
    if (!this.#isWhole) return [];
    const { game } = this.#desk;
    return this.#lines.map((line) => {
      if (line.kind !== 'commit') return null;
      const { before, moves } = line.commit;
      const [move] = moves;
      if (!move || isDeal(move)) return null;
      const lent = line.lent.find(({ seat }) => seat === move.seat);
      const level = lent?.level ?? levels[move.seat];
      return level ? { view: game.view(before, move.seat), move, level } : null;
    });
  }

  #readAll(): void {
    while (this.#read < this.#journal.length) this.#readOn(this.#journal[this.#read++]!);
    this.#turnTo(tellsAll(this.#desk));
  }

  /** A game that is over is told as a whole; a last move undone makes it run again. */
  #turnTo(whole: boolean): void {
    if (whole !== this.#isWhole) this.#told = new WeakMap();
    this.#isWhole = whole;
  }

  #readOn(entry: Entry<G>): void {
    const next = replayEntry(this.#desk, entry);
    assert(next.ok, 'what was played can be replayed');
    this.#desk = next.value;
    const commit = this.#desk.past.at(-1);
    if (entry.do === 'commit' && commit)
      this.#lines.push({
        kind: 'commit',
        commit,
        undone: false,
        lent: lentIn(this.#desk.seating),
      });
    if (entry.do === 'undo') this.#undo(entry);
    if (entry.do === 'seat')
      this.#lines.push({ kind: 'seat', seat: entry.seat, away: entry.bot !== null });
  }

  #undo({ to, by, agreed }: Extract<Entry<G>, { do: 'undo' }>): void {
    const standing = this.#lines.filter((line) => line.kind === 'commit' && !line.undone);
    for (const line of standing.slice(to)) if (line.kind === 'commit') line.undone = true;
    this.#lines.push({ kind: 'undo', by, agreed });
  }

  #tell(commit: Past<G>): readonly G['event'][] {
    const { game } = this.#desk;
    const told =
      this.#told.get(commit) ??
      (this.#isWhole
        ? wholeEventsOf(game, commit, seatsOf(this.#desk))
        : eventsOf(game, commit, null));
    this.#told.set(commit, told);
    return told;
  }
}
