import { browser } from '$app/environment';
import { invalidate } from '$app/navigation';
import { baseLanguage, chooseLanguage, type Language } from '$lib/i18n/languages.ts';
import { rememberedLanguage, rememberLanguage } from '$lib/i18n/remembered.ts';

/** What a page depends on that has words in it. */
export const LANGUAGE = 'fireside:language';

/** The language of whoever visits; pages are prerendered in the base language. */
export const visitorsLanguage = (): Language =>
  browser ? chooseLanguage(rememberedLanguage(), navigator.languages) : baseLanguage;

/** Has the app speak another language from now on, this page at once. */
export async function speak(language: Language): Promise<void> {
  rememberLanguage(language);
  await invalidate(LANGUAGE);
}
