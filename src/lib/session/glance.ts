import type { Blaze } from '../games/blaze/rules/index.ts';
import { standing } from '../games/blaze/rules/standing.ts';
import type { Glance } from '../storage/saved-game.ts';
import type { Desk } from '../table/desk.ts';

/** What a list of games shows of this one: read off the public table alone. `played`: milliseconds since 1970. */
export function glanceOf({ game, state, past }: Desk<Blaze>, played: number): Glance {
  return { standing: standing(game.view(state, null)), commits: past.length, played };
}
