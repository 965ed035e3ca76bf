import type { BlazeWords } from '../index.ts';
import { cards } from './cards.ts';

/** What a computer player would do, and why. Only the owner of an open hand reads it. */
export const advice: BlazeWords['advice'] = {
  ask: '¿Qué harías tú?',
  thinking: 'Pensando…',
  failed: 'No ha llegado respuesta. Vuelve a preguntar.',
  open: (card) => `Abrir con el ${card}`,
  add: (card) => `Añadir el ${card}`,
  done: 'No añadir nada',
  take: 'Llevarte las cartas',
  because: (move, reasons) => `${move}: ${cards.list(reasons)}.`,
  merits: {
    lastCard: () => 'es tu última carta',
    cheapest: () => 'es la carta más barata que te sirve',
    noTrump: () => 'no gasta ningún triunfo',
    ashCannot: () => 'Ceniza no tiene con qué ganarle',
    given: () => 'Ceniza se la tiene que llevar',
    sheds: () => 'te deshaces de ella',
    draws: () => 'después robas otra carta',
    more: ({ rank }) => `puedes añadir otro ${cards.rank(rank)}`,
    nothingFits: () => 'no tienes nada que valga',
    waits: () => 'así ves antes qué hace Ceniza',
    keeps: ({ card }) => `te guardas el ${cards.card(card)}`,
    only: () => 'ninguna otra le gana',
    noNewRank: () => 'no abre ningún número nuevo',
    lastBeat: () => 'con eso respondes a todo',
    cannotAll: () => 'no puedes responder a todo',
    nobodyOut: () => 'en el encendido no sale nadie',
    costsTrumps: ({ count }) =>
      count === 1
        ? 'responder a todo te costaría un triunfo'
        : `responder a todo te costaría al menos ${count} triunfos`,
    mostCards: () => 'de los demás, nadie tiene más cartas',
    selfMost: () => 'quien tiene más cartas eres tú',
    zero: () => 'un 0 no regala nada',
    tried: () => 'nada más parece mejor',
  },
};
