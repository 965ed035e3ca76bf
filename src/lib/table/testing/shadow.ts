import type { Game, GameTypes } from '../../games/contract/rules.ts';
import { newDesk, type Desk } from '../desk.ts';
import type { Entry } from '../journal.ts';
import type { Machine, Party } from './evening.ts';
import { flawIf } from './change.ts';

/**
 * What a journal must give back: all of a desk but its glass, what lies ready, and a request to
 * undo that waits.
 */
function facts<G extends GameTypes>({ game, state, past, ...desk }: Desk<G>): string {
  const latest = past.at(-1);
  return JSON.stringify([
    game.notation(state),
    past.length,
    [latest?.kind, latest?.by, latest?.moves, latest?.wanting, latest?.standingOut],
    [
      desk.wanting,
      desk.standingOut,
      desk.looked,
      desk.opened,
      desk.holder,
      desk.seating,
      desk.toldAll,
    ],
  ]);
}

const allPast = <G extends GameTypes>({ game, past }: Desk<G>): string =>
  JSON.stringify(past.map(({ before, ...commit }) => [game.notation(before), commit]));

/**
 * The journal of a live desk, and the desk it leads to. `restore` is `replayEntry` over all
 * entries: following a live desk entry by entry therefore checks that it would survive a crash
 * after every single step.
 */
export class Shadow<G extends GameTypes> {
  private readonly journal: Entry<G>[] = [];
  private desk: Desk<G>;
  private live: Desk<G>;

  constructor(
    private readonly game: Game<G>,
    private readonly machine: Machine<G>,
    private readonly party: Party<G>,
  ) {
    this.desk = this.live = newDesk(game, party.start, party.seating);
  }

  /** Replays what a step has written; how the desk then differs from the live one, or null. */
  follow(live: Desk<G>, entries: readonly Entry<G>[]): string | null {
    this.live = live;
    for (const stored of asStored(entries)) {
      this.journal.push(stored);
      const next = this.machine.replayEntry(this.desk, stored);
      if (!next.ok) return `the journal breaks: ${JSON.stringify(next.problem)}`;
      this.desk = next.value;
    }
    return flawIf(facts(this.desk) !== facts(live), 'the journal tells another desk');
  }

  /**
   * Whether every commit of the live desk stands in the journal's as it was made, states included.
   */
  pastFlaw(): string | null {
    return flawIf(allPast(this.desk) !== allPast(this.live), 'the journal tells another past');
  }

  /** The desk a reload gives. */
  restore(): { desk: Desk<G> | null; flaw: string | null } {
    const { start, seating } = this.party;
    const restored = this.machine.restore(this.game, start, seating, this.journal);
    if (!restored.ok)
      return { desk: null, flaw: `the journal breaks: ${JSON.stringify(restored.problem)}` };
    const differs = facts(restored.value) !== facts(this.live);
    return { desk: restored.value, flaw: flawIf(differs, 'a reload gives another desk') };
  }
}

/** Entries as they come back from a store: copies, without anything but plain data. */
const asStored = <Entries>(entries: Entries): Entries =>
  JSON.parse(JSON.stringify(entries)) as Entries;
