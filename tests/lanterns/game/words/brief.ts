import type { Language } from '../../../../src/lib/i18n/languages.ts';
import type { Aim, Briefs } from '../../../../src/lib/games/contract/story.ts';

const english: Readonly<Record<string, string>> = {
  undealt: 'Dealing',
  played: 'By lantern light',
  ended: 'The row stands',
};
const spanish: Readonly<Record<string, string>> = {
  undealt: 'Reparto',
  played: 'A la luz de los faroles',
  ended: 'La fila está hecha',
};

/** What somebody reads before their first game. */
export const aims: Readonly<Record<Language, Aim>> = {
  en: { text: 'Light them in a row.', facts: '2 to 4 players · twelve lanterns' },
  es: { text: 'Enciéndelos en fila.', facts: 'De 2 a 4 jugadores · doce faroles' },
};

/** What lists say of Lanterns, by language. */
export const brief: Briefs = {
  en: { aim: aims.en, chapter: ({ code }) => english[code] ?? code },
  es: { aim: aims.es, chapter: ({ code }) => spanish[code] ?? code },
};
