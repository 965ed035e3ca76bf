import type { GameWords } from '../game-words.ts';
import { ending, hand, story, table } from './glass.ts';
import { list } from './list.ts';
import { play } from './play.ts';
import { TU } from './you.ts';

/** What the app says in every game being played; each game adds its own. */
export const game: GameWords = { names: list, you: TU, table, hand, story, ending, play };
