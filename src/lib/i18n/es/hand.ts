import type { GameWords } from '../game-words.ts';

/** Words of an open hand and of the bets. */
export const hand: GameWords['hand'] = {};
