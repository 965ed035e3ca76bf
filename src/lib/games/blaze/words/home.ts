import type { Language } from '../../../i18n/languages.ts';
import type { Aim } from '../../contract/story.ts';
import { aims } from './brief.ts';

/** The words of the picture on the home page, but for those of the challenge: see walks.ts. */
export interface HomeWords {
  readonly language: Language;
  readonly title: string;
  readonly aim: Aim;
  readonly intro: string;
}

/** Of all languages, and short: the page cannot be used until they are there. */
const words: Readonly<Record<Language, HomeWords>> = {
  en: {
    language: 'en',
    title: 'A challenge of Blaze',
    aim: aims.en,
    intro: 'Three seats meet. Fire attacks, Ember helps, Ash answers card for card.',
  },
  es: {
    language: 'es',
    title: 'Un desafío de Blaze',
    aim: aims.es,
    intro: 'Juegan tres personas. Fuego ataca, Ascua ayuda y Ceniza responde carta a carta.',
  },
};

/** The same in a language. */
export const homeWords = (language: Language): Promise<HomeWords> =>
  Promise.resolve(words[language]);
