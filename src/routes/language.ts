import { browser } from '$app/environment';
import { baseLanguage, chooseLanguage, type Language } from '$lib/i18n/languages.ts';
import { rememberedLanguage } from '$lib/i18n/remembered.ts';

/** The language of whoever visits; pages are prerendered in the base language. */
export const visitorsLanguage = (): Language =>
  browser ? chooseLanguage(rememberedLanguage(), navigator.languages) : baseLanguage;
