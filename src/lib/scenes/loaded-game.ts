import type { AnyKit } from '../games/contract/kit.ts';
import type { AnyScreens } from '../games/contract/screens.ts';
import type { WordsOfGame } from '../games/contract/story.ts';
import type { ListedGame } from '../games/registry.ts';
import type { Language } from '../i18n/languages.ts';

/** A game with all that it is played, shown and told by. */
export interface LoadedGame {
  readonly kit: AnyKit;
  readonly screens: AnyScreens;
  readonly words: WordsOfGame;
}

/**
 * Loads all of that.
 *
 * @throws when it cannot be fetched
 */
export async function loadGame(game: ListedGame, language: Language): Promise<LoadedGame> {
  const kit = await game.load();
  const screens = await kit.loadScreens();
  return { kit, screens, words: await screens.words(language) };
}
