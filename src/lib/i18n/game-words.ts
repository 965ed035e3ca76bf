import { baseLanguage, type Language } from './languages.ts';
import type { game } from './en/game.ts';

/**
 * What the app says in every game being played; loaded apart from the rest, when the first one is
 * opened.
 */
export type GameWords = typeof game;

/**
 * What `modules` have for a language. When it cannot be fetched, what they have for the base
 * language.
 *
 * @throws when neither can be fetched
 */
export async function spoken<Words>(
  modules: Readonly<Record<Language, () => Promise<Words>>>,
  language: Language,
): Promise<Words> {
  try {
    return await modules[language]();
  } catch (error) {
    if (language === baseLanguage) throw error;
    return modules[baseLanguage]();
  }
}

/** The app's words of a game, in a language; each game adds its own. */
export const loadGameWords = (language: Language): Promise<GameWords> =>
  spoken<GameWords>(
    {
      en: async () => (await import('./en/game.ts')).game,
      es: async () => (await import('./es/game.ts')).game,
    },
    language,
  );
