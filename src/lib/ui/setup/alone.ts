import { COLOURS, EMBLEMS, type BotLevel } from '../../core/people.ts';
import type { Way } from '../../core/way.ts';
import { tableSetupOf, type KnownPerson, type TableSetup, type UsualNames } from './draft.ts';

/** Computer players at a table for one, where it seats as many. */
const RIVALS = 3;

/** What a game for one person is made from. */
export interface Loner {
  /** Who plays, or null for somebody who goes by their animal. */
  readonly person: Omit<KnownPerson, 'id'> | null;
  readonly level: BotLevel;
  /** How many may play. */
  readonly most: number;
  /** The game's own. */
  readonly options: object;
  readonly way: Way;
  /** The same for two names that look the same. */
  readonly nameKey: (name: string) => string;
}

/**
 * A table with one person at its first seat, computer players of one level, and hints. Who opens is
 * drawn.
 */
export function tableForOne(loner: Loner, words: UsualNames): TableSetup {
  const { person, level, most, options, way, nameKey } = loner;
  const you = {
    key: 0,
    name: person?.name ?? null,
    emblem: person?.emblem ?? EMBLEMS[0],
    colour: person?.colour ?? COLOURS[0],
    bot: null,
  };
  const isFree = (name: string) => person === null || nameKey(name) !== nameKey(person.name);
  const colours = COLOURS.filter((colour) => colour !== you.colour);
  const rivals = EMBLEMS.filter((emblem) => emblem !== you.emblem)
    .filter((emblem) => isFree(words.bots.names[emblem]))
    .slice(0, Math.min(RIVALS, most - 1))
    .map((emblem, at) => ({ key: at + 1, name: null, emblem, colour: colours[at]!, bot: level }));
  const table = { sitters: [you, ...rivals], bench: [], first: 'draw', options, way } as const;
  return tableSetupOf({ ...table, hints: true }, words);
}
