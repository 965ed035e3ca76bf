import { loadGameWords } from '$lib/i18n/game-words.ts';
import type { PageLoad } from './$types';

/** The words of a game, in the language of the page. */
export const load: PageLoad = async ({ parent }) => {
  const { language } = await parent();
  return { gameWords: await loadGameWords(language) };
};
