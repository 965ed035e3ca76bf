import { ending, hand, story, table } from './glass.ts';
import { list } from './list.ts';
import { play } from './play.ts';
import { YOU } from './you.ts';

/** What the app says in every game being played; each game adds its own. */
export const game = { names: list, you: YOU, table, hand, story, ending, play };
