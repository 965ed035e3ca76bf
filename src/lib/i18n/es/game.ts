import type { GameWords } from '../game-words.ts';
import { cards } from './cards.ts';
import { table } from './table.ts';
import { hand } from './hand.ts';
import { advice } from './advice.ts';
import { story } from './story.ts';
import { ending } from './ending.ts';
import { play } from './play.ts';
import { rules } from './rules.ts';

/** Every word of a game being played. */
export const game: GameWords = { cards, table, hand, advice, story, ending, rules, play };
