import type { GameWords } from '../game-words.ts';

/** The rules of the moment, in short. */
export const rules: GameWords['rules'] = {};
