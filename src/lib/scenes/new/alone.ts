import { BOT_LEVELS, type BotLevel, type Person } from '../../core/people.ts';
import { FIRST_GAME, gameById, GAMES } from '../../games/registry.ts';
import { nameKey } from '../../shelf/names.ts';
import { listProfiles } from '../../shelf/profiles.ts';
import { lastSetup, newGameAside } from '../../shelf/setup.ts';
import { tableForOne } from '../../ui/setup/alone.ts';
import type { TableSetup, UsualNames } from '../../ui/setup/draft.ts';
import { agreedOn } from './agreed.ts';

/** What somebody alone wants to play, and against whom or with whom. */
export interface Wish {
  /** Its id in the registry. */
  readonly game: string;
  readonly level: BotLevel;
}

/** The id of the game that a table was set up for last, else of the first there is. */
export async function lastPlayed(): Promise<string> {
  const last = await lastSetup();
  return ((last.ok && gameById(last.value?.game ?? '')) || FIRST_GAME).id;
}

/**
 * Who sits at such a table, by seat: the first is whoever played here last, or somebody who goes by
 * their animal.
 */
export async function companyOf(words: UsualNames): Promise<readonly Person[]> {
  const known = await listProfiles();
  const person = (known.ok && known.value[0]) || null;
  const most = Math.max(...GAMES.map(({ players }) => players.max));
  const table = {
    person,
    most,
    level: BOT_LEVELS[0],
    options: {},
    way: 'passed',
    nameKey,
  } as const;
  return tableForOne(table, words).people;
}

/**
 * Stores a game for whoever played here last and three computer players of that level, by the rules
 * of the last set-up. Without one, the device goes round in the given way.
 */
export async function dealAlone(wish: Wish, words: UsualNames, way: TableSetup['way']) {
  const [last, people] = await Promise.all([lastSetup(), listProfiles()]);
  if (!last.ok) return last;
  if (!people.ok) return people;
  const listed = gameById(wish.game) ?? FIRST_GAME;
  const kit = await listed.load();
  const person = people.value[0] ?? null;
  const options = agreedOn(kit, last.value);
  const { levels } = kit.bots;
  const loner = {
    person,
    options,
    way: last.value?.way ?? way,
    nameKey,
    level: levels.includes(wish.level) ? wish.level : levels.at(-1)!,
    most: listed.players.max,
  };
  const { known, ...setup } = tableForOne(loner, words);
  return newGameAside({ game: listed.id, ...setup }, known);
}
