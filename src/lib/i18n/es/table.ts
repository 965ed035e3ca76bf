import type { GameWords } from '../game-words.ts';

/** Words of the public table, the cover, and what lies within reach in every game. */
export const table: GameWords['table'] = {};
