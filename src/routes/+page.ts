import { FIRST_GAME } from '$lib/games/registry.ts';
import { LANGUAGE, visitorsLanguage } from './language.ts';
import type { PageLoad } from './$types';

/** The picture of a game, in the language of the page. */
export const load: PageLoad = async ({ depends }) => {
  depends(LANGUAGE);
  const { Picture, words } = await FIRST_GAME.homePicture();
  return { Picture, pictured: await words(visitorsLanguage()) };
};
