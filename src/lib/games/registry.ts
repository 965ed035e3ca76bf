import type { Game, GameTypes } from './contract/rules.ts';
import { blaze } from './blaze/rules/index.ts';

/** A game whose own types are not known here. */
export type AnyGame = Game<GameTypes>;

const GAMES = [blaze] as const;

/** For pages that belong to one game. */
export { blaze };

/** The ids of the games there are. */
export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

/** The game with this id, or undefined. */
export const gameById = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);
