import type { Aim, Briefs } from '../../contract/story.ts';
import type { Language } from '../../../i18n/languages.ts';

const english: Readonly<Record<string, string>> = {
  deal: 'Dealing',
  // What all have reached says it.
  playing: '',
  lastLap: 'Last lap',
  over: 'Game over',
};
const spanish: Readonly<Record<string, string>> = {
  deal: 'Reparto',
  playing: '',
  lastLap: 'Última vuelta',
  over: 'Fin de la partida',
};

/** What somebody reads before their first game. */
export const aims: Readonly<Record<Language, Aim>> = {
  en: {
    text: 'Light one great firework together: everybody sees all the cards but their own, and clues are few.',
    facts: '2 to 5 players · about 20 minutes · 50 cards: five colours of 1 to 5',
  },
  es: {
    text: 'Encended juntos unos grandes fuegos artificiales: cada cual ve todas las cartas menos las suyas, y las pistas escasean.',
    facts: 'De 2 a 5 jugadores · unos 20 minutos · 50 cartas: cinco colores del 1 al 5',
  },
};

/**
 * What lists say of Hanabi, by language: so little that it lies in one file, apart from the game.
 */
export const brief: Briefs = {
  en: { aim: aims.en, chapter: ({ code }) => english[code] ?? code },
  es: { aim: aims.es, chapter: ({ code }) => spanish[code] ?? code },
};
