import { baseLanguage, type Language } from './languages.ts';
import type { en } from './en.ts';

/** Every sentence of the app. English is the measure: a language that lacks a key does not compile. */
export type Words = typeof en;

/** One module per language, each loaded only when it is spoken. */
const modules: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
};

/**
 * The words of a language. When its module cannot be fetched, the base language's.
 *
 * @throws when neither can be fetched
 */
export async function loadWords(language: Language): Promise<Words> {
  try {
    return await modules[language]();
  } catch (error) {
    if (language === baseLanguage) throw error;
    return modules[baseLanguage]();
  }
}
