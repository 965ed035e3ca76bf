import { loadWords } from '$lib/i18n/words.ts';
import type { LayoutLoad } from './$types';
import { LANGUAGE, visitorsLanguage } from './language.ts';

export const prerender = true;

// `page/index.html` is what every static host serves; `page.html` needs rewriting on some.
export const trailingSlash = 'always';

/** The words of the page, in the visitor's language. */
export const load: LayoutLoad = async ({ depends }) => {
  depends(LANGUAGE);
  const language = visitorsLanguage();
  return { language, words: await loadWords(language) };
};
