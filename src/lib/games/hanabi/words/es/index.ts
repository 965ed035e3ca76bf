import { game as app } from '../../../../i18n/es/game.ts';
import type { HanabiWords } from '../index.ts';
import { aims } from '../brief.ts';
import { advice } from './advice.ts';
import { cards } from './cards.ts';
import { ending } from './ending.ts';
import { hand } from './hand.ts';
import { options } from './options.ts';
import { explained, rules } from './rules.ts';
import { status } from './status.ts';
import { story } from './story.ts';
import { table } from './table.ts';

/** Every word of a game of Hanabi being played, the app’s own among them. */
export const game: HanabiWords = {
  ...app,
  aim: aims.es,
  cards,
  table,
  hand,
  advice,
  status,
  story,
  ending,
  options,
  rules,
  explained,
};
