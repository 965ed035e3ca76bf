import type { GameTypes } from '../games/contract/rules.ts';
import type { Desk } from '../table/desk.ts';
import { eventsOf } from './narration.ts';

/** A commit that nobody has been shown yet. All of it is public. */
export interface Untold<G extends GameTypes> {
  /** Its place among the commits that stand. */
  readonly commit: number;
  /** The public table it started from. */
  readonly before: G['view'];
  readonly events: readonly G['event'][];
}

/** What is to be told once the game has gone on: commits that were added behind the others, without those that are undone. */
export function tellingAfter<G extends GameTypes>(
  telling: readonly Untold<G>[],
  before: Desk<G>,
  { game, past }: Desk<G>,
): readonly Untold<G>[] {
  if (past === before.past) return telling;
  const known = Math.min(before.past.length, past.length);
  const standing = telling.filter(({ commit }) => commit < known);
  const added = past.slice(known).map((commit, i) => ({
    commit: known + i,
    before: game.view(commit.before, null),
    events: eventsOf(game, commit, null),
  }));
  return [...standing, ...added];
}
