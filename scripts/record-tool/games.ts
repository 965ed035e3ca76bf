import type { BlazeRefusal } from '../../src/lib/games/blaze/rules/explain.ts';
import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import type { AnyGame, Refusal } from '../../src/lib/games/contract/rules.ts';
import type { HanabiRefusal } from '../../src/lib/games/hanabi/rules/explain.ts';
import { hanabi } from '../../src/lib/games/hanabi/rules/index.ts';
import { rulesAmong } from '../../src/lib/record/open.ts';
import { blazeReason } from './blaze-refusals.ts';
import { hanabiReason } from './hanabi-refusals.ts';

/** What the tool knows of a game. */
interface ToolGame {
  readonly rules: AnyGame;
  /** Why a move is not legal, as a part of a sentence. */
  reason(refusal: Refusal): string;
}

/** The games, by their ids: those of the app, and any whose rules are there before its screens. */
export const TOOL_GAMES: Readonly<Record<string, ToolGame>> = {
  // A game refuses with its own refusals.
  blaze: { rules: blaze, reason: (refusal) => blazeReason(refusal as BlazeRefusal) },
  hanabi: { rules: hanabi, reason: (refusal) => hanabiReason(refusal as HanabiRefusal) },
};

/** The rules of the game with an id. */
export const rulesById = rulesAmong(...Object.values(TOOL_GAMES).map(({ rules }) => rules));
