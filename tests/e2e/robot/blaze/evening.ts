import { game as en } from '../../../../src/lib/games/blaze/words/en/index.ts';
import { game as es } from '../../../../src/lib/games/blaze/words/es/index.ts';
import { titleOf as titleOfAny, type Evening as AnyEvening } from '../evening.ts';
import type { RobotPage } from '../page.ts';
import * as play from '../play.ts';
import type { Player } from '../player.ts';
import { blaze } from './game.ts';

/** A game of Blaze, and which one. */
export interface Evening extends AnyEvening {
  readonly edition: '2021' | 'classic';
  readonly betting: boolean;
}

/** An evening in a few words. */
export const titleOf = (evening: Evening): string =>
  [evening.edition, evening.betting ? 'with bets' : 'no bets', titleOfAny(evening)].join(', ');

/** As `play.ts` sets any table, with what this one has agreed on. */
export const setTable = (page: RobotPage, home: string, evening: Evening): Promise<void> =>
  play.setTable(page, home, evening, async (set) => {
    const { options } = { en, es }[evening.languages[0]];
    await set(options[evening.edition], true, options.title);
    await set(options.betting, evening.betting, options.title);
  });

/** As `play.ts` plays any evening. */
export const playEvening = (
  page: RobotPage,
  evening: Evening,
  between?: play.Between,
): Promise<Player> => play.playEvening(page, { ...evening, game: blaze }, between);
