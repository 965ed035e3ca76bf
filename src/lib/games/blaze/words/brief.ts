import type { Aim, Briefs } from '../../contract/story.ts';
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

/** What somebody reads before their first game. */
export const aims: Readonly<Record<Language, Aim>> = {
  en: {
    text: 'Get rid of your cards: whoever is out first takes the best feather. Feathers and bets are points, over two rounds.',
    facts:
      '3 to 5 players · about 30 minutes · 60 cards: three suits of 1 to 9 and a Firebird, each card twice',
  },
  es: {
    text: 'Quédate sin cartas: quien sale primero se lleva la mejor pluma. Las plumas y las apuestas dan puntos, en dos rondas.',
    facts:
      'De 3 a 5 jugadores · unos 30 minutos · 60 cartas: tres palos del 1 al 9 con un Pájaro de fuego, cada carta dos veces',
  },
};

const wordOf = (words: Readonly<Record<string, string>>, phase: string) => words[phase] ?? phase;

/**
 * What lists say of Blaze, by language: so little that it lies in one file, apart from the game.
 */
export const brief: Briefs = {
  en: {
    aim: aims.en,
    chapter: ({ code, round }) => `Round ${round} · ${wordOf(phases.en, code)}`,
  },
  es: {
    aim: aims.es,
    chapter: ({ code, round }) => `Ronda ${round} · ${wordOf(phases.es, code)}`,
  },
};
