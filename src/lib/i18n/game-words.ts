import { baseLanguage, type Language } from './languages.ts';
import type { game } from './en/game.ts';

/** Every sentence of a game being played; loaded apart from the rest, when the first one is opened. */
export type GameWords = typeof game;

const modules: Readonly<Record<Language, () => Promise<GameWords>>> = {
  en: async () => (await import('./en/game.ts')).game,
  es: async () => (await import('./es/game.ts')).game,
};

/**
 * The words of a game in a language. When its module cannot be fetched, the base language's.
 *
 * @throws when neither can be fetched
 */
export async function loadGameWords(language: Language): Promise<GameWords> {
  try {
    return await modules[language]();
  } catch (error) {
    if (language === baseLanguage) throw error;
    return modules[baseLanguage]();
  }
}
