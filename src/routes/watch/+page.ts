import { loadGameWords } from '$lib/i18n/game-words.ts';
import { LANGUAGE, visitorsLanguage } from '../language.ts';
import type { PageLoad } from './$types';

/** The words of a game, in the language of the page. */
export const load: PageLoad = async ({ depends }) => {
  depends(LANGUAGE);
  return { gameWords: await loadGameWords(visitorsLanguage()) };
};
