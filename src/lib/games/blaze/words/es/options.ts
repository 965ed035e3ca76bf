import type { BlazeWords } from '../index.ts';

/** Words for what a table agrees on before a game. */
export const options: BlazeWords['options'] = {
  first: {
    title: '¿Quién abre como Fuego?',
    note: 'Según las reglas, la persona más joven. Toca quién es o deja que lo decida la suerte al repartir.',
    draw: 'A suertes',
  },
  title: 'Reglas',
  short: (edition, betting, changed) => {
    const house = changed === 1 ? '1 regla de la casa' : `${changed} reglas de la casa`;
    const parts = [edition, betting ? 'con apuestas' : 'sin apuestas'];
    return [...parts, ...(changed > 0 ? [house] : [])].join(' · ');
  },
  edition: 'Edición',
  '2021': 'Segunda, 2021',
  classic: 'Clásica',
  differences: 'En qué se distinguen las ediciones',
  same: 'Con esta mesa, las dos se juegan igual.',
  feathers: (round) => `Plumas, ronda ${round}`,
  last: 'Última persona con cartas',
  lastGets: 'se lleva la última pluma',
  lastGetsNone: 'sin pluma',
  trump: 'Carta de triunfo',
  trumpStays: 'solo recuerda el palo',
  trumpDrawn: 'se roba al final',
  tie: 'En un empate deciden',
  tieBets: 'los puntos de apuestas',
  tieFeather: 'las plumas de la ronda 2',
  betting: 'Apuestas',
  bettingNote:
    'Antes de la quema, cada cual apuesta en secreto quién será la última persona con cartas.',
  house: 'Reglas de la casa',
  changed: (count) => (count === 1 ? '1 cambio' : `${count} cambios`),
  reset: 'Volver a las reglas habituales',
  firebird: 'Un Pájaro de fuego que responde cuenta como 0',
  firebirdNote:
    'Lo normal es que permita añadir otros Pájaros de fuego, como cada carta las de su número. Así no permite ninguno.',
  drawTrump: 'La carta de triunfo también se roba',
  drawTrumpNote: 'Está bajo el mazo y es para quien robe en último lugar.',
};
