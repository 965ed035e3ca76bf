import type { Briefs } from '../../../../src/lib/games/contract/screens.ts';

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

/** What lists say of Lanterns, by language. */
export const brief: Briefs = {
  en: { chapter: ({ code }) => english[code] ?? code },
  es: { chapter: ({ code }) => spanish[code] ?? code },
};
