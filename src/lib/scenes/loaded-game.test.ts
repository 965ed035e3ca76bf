import { describe, expect, it } from 'vitest';
import type { AnyKit } from '../games/contract/kit.ts';
import type { AnyScreens } from '../games/contract/screens.ts';
import type { WordsOfGame } from '../games/contract/story.ts';
import type { ListedGame } from '../games/registry.ts';
import type { Language } from '../i18n/languages.ts';
import { loadGame } from './loaded-game.ts';

const spoken = (language: Language) => ({ language }) as unknown as WordsOfGame;
const screens = { words: async (language: Language) => spoken(language) } as AnyScreens;
const kit = { loadScreens: async () => screens } as AnyKit;
const game = { load: async () => kit } as ListedGame;

describe('what shows a game', () => {
  it('comes with its words in the language of the page', async () => {
    expect(await loadGame(game, 'es')).toEqual({ kit, screens, words: spoken('es') });
  });

  it('that cannot be fetched is told to whoever asked', async () => {
    const unfetched = { load: () => Promise.reject(new TypeError('not fetched')) };
    await expect(loadGame({ ...game, ...unfetched }, 'en')).rejects.toThrow('not fetched');
  });
});
