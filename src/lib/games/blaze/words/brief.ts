import type { Briefs } from '../../contract/screens.ts';
import type { Language } from '../../../i18n/languages.ts';

const english = {
  deal: 'Dealing',
  kindling: 'Kindling',
  betting: 'Bets',
  burn: 'Burn',
  over: 'Game over',
};

/** What the parts of a game are called. */
export const phases: Readonly<Record<Language, typeof english>> = {
  en: english,
  es: {
    deal: 'Reparto',
    kindling: 'Encendido',
    betting: 'Apuestas',
    burn: 'Quema',
    over: 'Fin de la partida',
  },
};

const wordOf = (words: Readonly<Record<string, string>>, phase: string) => words[phase] ?? phase;

/**
 * What lists say of Blaze, by language: so little that it lies in one file, apart from the game.
 */
export const brief: Briefs = {
  en: {
    chapter: ({ code, round }) => `Round ${round} · ${wordOf(phases.en, code)}`,
  },
  es: {
    chapter: ({ code, round }) => `Ronda ${round} · ${wordOf(phases.es, code)}`,
  },
};
