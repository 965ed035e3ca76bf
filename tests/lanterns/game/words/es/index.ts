import { game as app } from '../../../../../src/lib/i18n/es/game.ts';
import type { LanternWords } from '../index.ts';
import { aims } from '../brief.ts';

/** Every word of a game of Lanterns being played, the app’s own among them. */
export const game: LanternWords = {
  ...app,
  aim: aims.es,
  acts: { light: 'Encender el farol', snuff: 'Apagar el farol' },
  explained: { dark: 'Un farol se ha apagado: era más bajo que la fila y queda aparte.' },
  merits: {
    rises: 'Es probable que sea más alto que la fila.',
    careful: 'Bien podría quedarse a oscuras.',
  },
  status: {
    plays: (name) => `${name} enciende o apaga`,
    deal: 'Ahora se reparten los faroles',
    over: 'La partida ha terminado',
  },
  facts: {
    row: 'La fila',
    dark: 'A oscuras',
    aside: 'Apartados',
    none: 'ninguno',
    deck: (count) => `Quedan ${count} por robar`,
  },
  front: {
    shown: (name, height) => `${name}: ${height}`,
    hidden: (name) => `${name}: de espaldas`,
    none: (name) => `${name}: sin farol`,
  },
  away: (owners) => `No mires, ${owners}: se vería tu propio farol`,
  told: {
    dealt: 'Cada cual tiene un farol delante.',
    lit: (name, height) => `${name} enciende un ${height}: se une a la fila.`,
    wentDark: (name, height) => `${name} enciende un ${height}: se queda a oscuras.`,
    snuffed: (name, height) => `${name} apaga un ${height}.`,
    drew: (name, height) => (height === null ? `${name} roba.` : `${name} roba un ${height}.`),
    ended: (score) => `La fila tiene ${score} faroles.`,
  },
  refused: {
    notDealt: 'Todavía no se han repartido los faroles.',
    gameOver: 'La partida ha terminado.',
    notYourTurn: 'Le toca a otra persona.',
    noSuchSeat: 'Ahí no se sienta nadie.',
  },
  score: (score) => `Entre todos: ${score}`,
  between: 'Repartir',
  options: {
    first: {
      title: '¿Quién enciende primero?',
      note: 'Toca quién empieza o deja que lo decida la suerte al repartir.',
      draw: 'A suertes',
    },
    mild: 'Noche apacible',
    mildNote: 'Pueden quedarse a oscuras cuatro faroles en vez de dos.',
    usual: 'dos a oscuras',
    four: 'cuatro a oscuras',
  },
  rules: [
    'Cada cual tiene delante un farol, del 1 al 6. Los demás lo ven; su dueño, no.',
    'Por turno se enciende o se apaga el farol propio. Encendido, se une a la fila si es más alto que el anterior; si no, se queda a oscuras.',
    'Después se roba el siguiente. La partida termina cuando nadie tiene farol o cuando demasiados se han quedado a oscuras. La puntuación es el largo de la fila.',
  ],
};
