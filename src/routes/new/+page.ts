import { FIRST_GAME } from '$lib/games/registry.ts';
import { LANGUAGE, visitorsLanguage } from '../language.ts';
import type { PageLoad } from './$types';

/** What the game is about that people begin with: read before anything of it has come. */
export const load: PageLoad = async ({ depends }) => {
  depends(LANGUAGE);
  return { aim: (await FIRST_GAME.brief())[visitorsLanguage()].aim };
};
