import type { BlazeRefusal } from '../../src/lib/games/blaze/rules/explain.ts';
import type { AnyGame, Refusal } from '../../src/lib/games/contract/rules.ts';
import type { HanabiRefusal } from '../../src/lib/games/hanabi/rules/explain.ts';
import { GAMES } from '../../src/lib/games/registry.ts';
import { rulesAmong } from '../../src/lib/record/open.ts';
import { blazeReason } from './blaze-refusals.ts';
import { hanabiReason } from './hanabi-refusals.ts';

/** Every game of the app. */
const kits = await Promise.all(GAMES.map((game) => game.load()));
const games: readonly AnyGame[] = kits.map(({ rules }) => rules);

/** The rules of the game with an id. */
export const rulesById = rulesAmong(...games);

/** By game, how its refusals are told as parts of a sentence. */
const REASONS: Readonly<Record<string, (refusal: Refusal) => string>> = {
  // A game refuses with its own refusals.
  blaze: (refusal) => blazeReason(refusal as BlazeRefusal),
  hanabi: (refusal) => hanabiReason(refusal as HanabiRefusal),
};

/** Why a game does not allow a move, as a part of a sentence: by its code where it has no words. */
export const reasonOf = (game: string, refusal: Refusal): string =>
  REASONS[game]?.(refusal) ??
  refusal.code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
