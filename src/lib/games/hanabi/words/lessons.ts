import { spoken } from '../../../i18n/game-words.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { lessons } from './en/lessons.ts';

/** The words of the lessons. */
export type LessonWords = typeof lessons;

/** The same in a language. */
export const lessonWords = (language: Language): Promise<LessonWords> =>
  spoken<LessonWords>(
    {
      en: async () => (await import('./en/lessons.ts')).lessons,
      es: async () => (await import('./es/lessons.ts')).lessons,
    },
    language,
  );
