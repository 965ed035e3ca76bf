import { table as app } from '../../../../i18n/es/glass.ts';
import { does, toWhom, TU } from '../../../../i18n/es/you.ts';
import type { Color, Rank } from '../../rules/cards.ts';
import type { HanabiWords } from '../index.ts';
import { cards } from './cards.ts';

const pointed = (color: Color | null, rank: Rank | null): string => {
  if (color === null) return rank === null ? '' : `un ${rank}`;
  return rank === null ? cards.colors[color] : cards.card(`${color}${rank}`);
};

/** Words of the public table. Everybody reads them: people are called by their names. */
export const table: HanabiWords['table'] = {
  ...app,
  hand: (name) => (name === TU ? 'Tus cartas' : `Las cartas de ${name}`),
  facts: {
    stacks: 'Cohetes',
    stack: (color, height) => `${color}: ${height} de 5`,
    who: (stack) => `${stack}. ¿Quién la jugó?`,
    tokens: { clue: 'Pistas', storm: 'Tormentas que quedan' },
    clues: (left, of) => `Pistas: ${left} de ${of}`,
    storms: (left, of) => `Fichas de tormenta: ${left} de ${of}`,
    deck: (left) =>
      left === 0
        ? 'El mazo está vacío'
        : `${left === 1 ? 'Queda' : 'Quedan'} ${cards.count(left)} en el mazo`,
    reach: (most) => `de ${most}`,
    stands: (score, most) => `${score} ${score === 1 ? 'punto' : 'puntos'}; aún se llega a ${most}`,
    discards: 'Descartes',
    browse: (count) => `Ver los descartes: ${cards.count(count)}`,
    noDiscards: 'Aún no se ha descartado nada.',
    gone: (card, gone, of) => `${card}: ${gone} de ${of} fuera`,
    lastCopy: 'solo queda una',
    legend: 'Con marco: solo queda una',
    out: 'fuera del juego',
    built: 'en el cielo',
    about: 'en una mano o el mazo',
    pace: (most, spare) =>
      `Para llegar a ${most}, ${spare === 0 ? 'ni una carta perdida más' : `${cards.count(spare)} descartadas o perdidas como mucho`}.`,
    worth: (score, clues) =>
      `Hasta ahora: ${cards.count(score)} en el cielo, ${clues === 1 ? '1 pista' : `${clues} pistas`}.`,
  },
  lap: {
    turns: (left) => (left === 1 ? 'turno' : 'turnos'),
    has: 'un turno más',
    had: 'último turno jugado',
  },
  plate: {
    ...app.plate,
    see: 'Ver a los demás',
    seen: (name) => toWhom(name, 'ver a los demás'),
    sees: (name) => toWhom(name, 'mantén pulsado para ver a los demás'),
    show: 'Enseñar',
    shows: (name) => `Enseñar a los demás ${name === TU ? 'tus cartas' : `las cartas de ${name}`}`,
    pick: '¿Ya lo sabes? Toca una carta',
    play: (slot) => `Jugar ${slot}`,
    discard: (slot) => `Descartar ${slot}`,
    full: 'Están todas las pistas: no se descarta',
    back: 'Atrás',
    tell: 'Dar una pista',
    toWhom: (name) => toWhom(name, '¿una pista para quién?'),
    tells: (name, to) => `${does(name, 'dice', 'dices')} a ${to}:`,
    hint: (name, hint) => `Pista para ${name}: ${hint}`,
  },
  held: {
    card: (slot, color, rank) => {
      const told = pointed(color, rank);
      return told === '' ? `carta ${slot}, nunca señalada` : `carta ${slot}, señalada como ${told}`;
    },
    bare: (slot, color, rank) => {
      const told = pointed(color, rank);
      return told === '' ? `carta ${slot}` : `carta ${slot}, señalada como ${told}`;
    },
    lit: 'ahora mismo',
  },
  known: {
    title: (name, slot) => (name === TU ? `Tu carta ${slot}` : `Carta ${slot} de ${name}`),
    is: (color, rank) => `Señalada como ${pointed(color, rank)}.`,
    nothing: 'Nunca señalada.',
    not: (colors, ranks) =>
      `No es ${[...colors.map((color) => cards.colors[color]), ...ranks.map((rank) => `un ${rank}`)].join(' ni ')}.`,
    canBe: (slot) => `${slot} puede ser:`,
    must: (slot) => `${slot} es:`,
    could: (faces) => `Puede ser ${faces.map(cards.card).join(' o ')}.`,
  },
};
