import { COLOURS, EMBLEMS, evenPlaces, type BotLevel, type Person } from '../../core/people.ts';
import type { Words } from '../../i18n/words.ts';

/**
 * Computer players at a table of so many, by seat: one of each level, the weakest first, and all
 * others of the strongest.
 */
export const rivals = (
  players: number,
  levels: readonly BotLevel[],
  names: Words['setup']['bots']['names'],
): readonly Person[] =>
  evenPlaces(players).map((place, seat) => {
    const emblem = EMBLEMS[seat]!;
    const bot = levels[seat] ?? levels.at(-1)!;
    return { name: names[emblem], emblem, colour: COLOURS[seat]!, place, bot };
  });
