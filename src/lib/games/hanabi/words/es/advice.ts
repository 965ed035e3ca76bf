import type { HanabiWords } from '../index.ts';
import { cards } from './cards.ts';

/** What a computer player would do, and why. Only the owner of an open hand reads it. */
export const advice: HanabiWords['advice'] = {
  ask: '¿Qué harías tú?',
  thinking: 'Pensando…',
  failed: 'No ha llegado respuesta. Vuelve a preguntar.',
  play: (slot) => `Jugar la ${slot}`,
  discard: (slot) => `Descartar la ${slot}`,
  tell: (name, hint) => `Decir «${hint}» a ${name}`,
  because: (move, reasons) => `${move}: ${cards.list(reasons)}.`,
  reason: (reasons) => `Porque ${cards.list(reasons)}.`,
  merits: {
    certain: () => 'por todo lo que se sabe de ella, encaja',
    meant: () => 'la última pista se refería a ella',
    likely: ({ percent }) => `encaja ${percent} de cada 100 veces`,
    lastChance: () => 'ya no se roba, y una tormenta aún se puede permitir',
    useless: () => 'ya nunca se podrá jugar',
    untouched: () => 'es la carta más antigua que nadie ha señalado',
    leastLoss: () => 'es la que menos se echaría en falta',
    noClueLeft: () => 'no quedan pistas, y así se recupera una',
    fewClues: () => 'ninguna pista parece valer lo que cuesta',
    gets: () => 'hace que se juegue una carta',
    sure: () => 'no deja ninguna duda sobre ella',
    bold: () => 'alguien atrevido jugaría la carta correcta',
    averts: () => 'evita una jugada que saldría mal',
    saves: () => 'salva una carta que sería la próxima en descartarse',
    tells: () => 'cuenta algo nuevo',
    passesTime: () => 'con todas las pistas ahí no se puede descartar',
    tried: () => 'nada de lo probado ha salido mejor',
  },
};
