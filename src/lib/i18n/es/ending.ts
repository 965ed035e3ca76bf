import type { GameWords } from '../game-words.ts';

/** Words between the rounds and at the end. */
export const ending: GameWords['ending'] = {};
