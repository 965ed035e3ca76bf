import type { Language } from '../../../../src/lib/i18n/languages.ts';

/** The words of the picture on the home page. */
export interface HomeWords {
  readonly title: string;
}

const WORDS: Readonly<Record<Language, HomeWords>> = {
  en: { title: 'A row of lanterns' },
  es: { title: 'Una fila de faroles' },
};

/** The same in a language. */
export const homeWords = (language: Language): Promise<HomeWords> =>
  Promise.resolve(WORDS[language]);
