import type { GameWords } from '../game-words.ts';

/** What happened, and why something cannot be played. */
export const story: GameWords['story'] = {};
