import type { BotLevel } from '$lib/core/people.ts';
import { FIRST_GAME } from '$lib/games/registry.ts';
import { nameKey } from '$lib/shelf/names.ts';
import { listProfiles } from '$lib/shelf/profiles.ts';
import { lastSetup, newGameAside } from '$lib/shelf/setup.ts';
import { tableForOne } from '$lib/ui/setup/alone.ts';
import type { TableSetup, UsualNames } from '$lib/ui/setup/draft.ts';

/**
 * Stores a game for whoever played here last and three computer players of that level, by the rules
 * of the last set-up. Without one, the device goes round in the given way.
 */
export async function dealAlone(level: BotLevel, words: UsualNames, way: TableSetup['way']) {
  const [kit, last, people] = await Promise.all([FIRST_GAME.load(), lastSetup(), listProfiles()]);
  if (!last.ok) return last;
  if (!people.ok) return people;
  const earlier = last.value ?? { options: {}, way };
  const person = people.value[0] ?? null;
  const options = kit.optionsOf(earlier.options);
  const loner = { person, level, options, way: earlier.way, nameKey };
  const { known, ...setup } = tableForOne(loner, words);
  return newGameAside({ game: 'blaze', ...setup }, known);
}
