import type { Blaze } from '../games/blaze/rules/index.ts';
import type { Glance } from '../storage/saved-game.ts';
import type { Desk } from '../table/desk.ts';

/** What a list of games shows of this one: read off the public table alone. `played`: milliseconds since 1970. */
export function glanceOf({ game, state, past }: Desk<Blaze>, played: number): Glance {
  const { round, phase, result } = game.view(state, null);
  const winner = result?.ranking[0] ?? null;
  return { round, phase, commits: past.length, over: result !== null, winner, played };
}
