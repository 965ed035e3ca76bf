import { turnGame } from '../storage/game-changes.ts';

/**
 * Keeps how the people of a game have turned the table, in degrees, for when they open it again.
 * Where it cannot be kept they turn it anew: that is no trouble worth a word.
 */
export const keepTurned = (id: string, turned: number): void => void turnGame(id, turned);
