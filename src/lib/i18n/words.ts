import { en } from './en.ts';
import { baseLanguage, type Language } from './languages.ts';

/**
 * Every sentence of the app. English is the measure: a language that lacks a key does not compile.
 */
export type Words = typeof en;

/**
 * The base language comes with the app, so that the page need not wait for it; of the others, only
 * the one that is spoken is loaded.
 */
const modules: Readonly<Record<Exclude<Language, typeof baseLanguage>, () => Promise<Words>>> = {
  es: async () => (await import('./es.ts')).es,
};

/** The words of a language. When its module cannot be fetched, the base language's. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === baseLanguage) return en;
  try {
    return await modules[language]();
  } catch {
    return en;
  }
}
