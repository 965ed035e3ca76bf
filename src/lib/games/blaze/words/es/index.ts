import type { BlazeWords } from '../index.ts';
import { aims } from '../brief.ts';
import { cards } from './cards.ts';
import { table } from './table.ts';
import { hand } from './hand.ts';
import { advice } from './advice.ts';
import { story } from './story.ts';
import { ending } from './ending.ts';
import { game as app } from '../../../../i18n/es/game.ts';
import { options } from './options.ts';
import { explained, rules } from './rules.ts';

/** Every word of a game of Blaze being played, the app’s own among them. */
export const game: BlazeWords = {
  ...app,
  aim: aims.es,
  cards,
  table,
  hand,
  advice,
  story,
  ending,
  options,
  rules,
  explained,
};
