import { browser } from '$app/environment';
import { loadGameWords } from '$lib/i18n/game-words.ts';
import { readSettings } from '$lib/shelf/settings.ts';
import { LANGUAGE, visitorsLanguage } from '../language.ts';
import type { PageLoad } from './$types';

/** The words of a game, in the language of the page. */
export const load: PageLoad = async ({ depends }) => {
  depends(LANGUAGE);
  // The storage opens while the words come.
  if (browser) void readSettings();
  return { gameWords: await loadGameWords(visitorsLanguage()) };
};
