import { BOT_LEVELS } from '../../../../src/lib/core/people.ts';
import { game as en } from '../../../../src/lib/games/hanabi/words/en/index.ts';
import { game as es } from '../../../../src/lib/games/hanabi/words/es/index.ts';
import { en as enApp } from '../../../../src/lib/i18n/en.ts';
import { es as esApp } from '../../../../src/lib/i18n/es.ts';
import { titleOf as titleOfAny, type Evening as AnyEvening } from '../evening.ts';
import type { RobotPage } from '../page.ts';
import * as play from '../play.ts';
import type { Player } from '../player.ts';
import { hanabi, hasty } from './game.ts';

/** A game of Hanabi, and what its table has agreed on. */
export interface Evening extends AnyEvening {
  readonly emptyClues: boolean;
  readonly stormScore: 'zero' | 'stacks';
  readonly memory: 'none' | 'marks' | 'deductions';
  /** How many of the players are computer players. */
  readonly bots: number;
  /** It is over soon. */
  readonly hasty?: boolean;
}

/** An evening in a few words. */
export const titleOf = (evening: Evening): string =>
  [
    `remembers ${evening.memory}`,
    evening.emptyClues ? 'any clue' : 'clues that match',
    `a storm leaves ${evening.stormScore}`,
    `${evening.bots} of them computer players`,
    titleOfAny(evening),
  ].join(', ');

/**
 * As `play.ts` sets any table, with what this one has agreed on. The last of its players are
 * computer players, each level in turn.
 */
export const setTable = (page: RobotPage, home: string, evening: Evening): Promise<void> =>
  play.setTable(
    page,
    home,
    evening,
    async (set) => {
      await seatBots(page, evening);
      await agree(evening, set);
    },
    'Hanabi',
  );

async function seatBots(page: RobotPage, { languages, players, bots }: Evening): Promise<void> {
  const { who } = { en: enApp, es: esApp }[languages[0]].setup.bots;
  for (let place = players - bots + 1; place <= players; place++) {
    const list = { name: who(place), level: BOT_LEVELS[place % BOT_LEVELS.length]! };
    const found = await page.evaluate(({ name, level }) => robot.choose(name, level), list);
    if (!found) throw new Error(`There is no list called "${list.name}"`);
  }
}

async function agree(evening: Evening, set: play.Choose): Promise<void> {
  const { options } = { en, es }[evening.languages[0]];
  const storm = evening.stormScore === 'zero' ? options.stormZero : options.stormStacks;
  await set(options.empty, evening.emptyClues, options.title);
  await set(storm, true, options.title);
  await set(options.memory[evening.memory], true, options.title);
}

/** As `play.ts` plays any evening. */
export const playEvening = (
  page: RobotPage,
  evening: Evening,
  between?: play.Between,
): Promise<Player> =>
  play.playEvening(page, { ...evening, game: evening.hasty ? hasty : hanabi }, between);
