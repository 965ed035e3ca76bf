import { spoken } from '../../../../src/lib/i18n/game-words.ts';
import type { Language } from '../../../../src/lib/i18n/languages.ts';
import type { game } from './en/index.ts';

/** Every sentence of a game of Lanterns being played. English is the measure. */
export type LanternWords = typeof game;

/** The words of Lanterns in a language; loaded when a game of it is opened. */
export const words = (language: Language): Promise<LanternWords> =>
  spoken<LanternWords>(
    {
      en: async () => (await import('./en/index.ts')).game,
      es: async () => (await import('./es/index.ts')).game,
    },
    language,
  );
