import { spoken } from '../../../i18n/game-words.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { game } from './en/index.ts';

/**
 * Every sentence of a game of Hanabi being played. English is the measure: a language that lacks a
 * key does not compile.
 */
export type HanabiWords = typeof game;

/** The words of Hanabi in a language; loaded when a game of it is opened. */
export const words = (language: Language): Promise<HanabiWords> =>
  spoken<HanabiWords>(
    {
      en: async () => (await import('./en/index.ts')).game,
      es: async () => (await import('./es/index.ts')).game,
    },
    language,
  );
