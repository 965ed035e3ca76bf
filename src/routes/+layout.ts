import { browser } from '$app/environment';
import { baseLanguage, chooseLanguage } from '$lib/i18n/languages.ts';
import { rememberedLanguage } from '$lib/i18n/remembered.ts';
import { loadWords } from '$lib/i18n/words.ts';
import type { LayoutLoad } from './$types';

export const prerender = true;

// `page/index.html` is what every static host serves; `page.html` needs rewriting on some.
export const trailingSlash = 'always';

/** The words of the page, in the visitor's language; prerendered in the base language. */
export const load: LayoutLoad = async ({ depends }) => {
  depends('fireside:language');
  const language = browser
    ? chooseLanguage(rememberedLanguage(), navigator.languages)
    : baseLanguage;
  return { language, words: await loadWords(language) };
};
