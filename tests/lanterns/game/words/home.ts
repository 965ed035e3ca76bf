import type { Aim } from '../../../../src/lib/games/contract/story.ts';
import type { Language } from '../../../../src/lib/i18n/languages.ts';
import { aims } from './brief.ts';

/** The words of the picture on the home page. */
export interface HomeWords {
  readonly aim: Aim;
  readonly title: string;
}

const WORDS: Readonly<Record<Language, HomeWords>> = {
  en: { aim: aims.en, title: 'A row of lanterns' },
  es: { aim: aims.es, title: 'Una fila de faroles' },
};

/** The same in a language. */
export const homeWords = (language: Language): Promise<HomeWords> =>
  Promise.resolve(WORDS[language]);
