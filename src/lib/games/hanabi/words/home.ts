import { spoken } from '../../../i18n/game-words.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { home } from './en/home.ts';

/** The words of the picture on the home page. */
export type HomeWords = typeof home;

/** The same in a language. */
export const homeWords = (language: Language): Promise<HomeWords> =>
  spoken<HomeWords>(
    {
      en: async () => (await import('./en/home.ts')).home,
      es: async () => (await import('./es/home.ts')).home,
    },
    language,
  );
