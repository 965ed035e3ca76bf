import type { Card, Color, Rank } from '../../rules/cards.ts';
import { hand as app } from '../../../../i18n/es/glass.ts';
import { does, TU } from '../../../../i18n/es/you.ts';
import type { HanabiWords } from '../index.ts';
import { cards, none } from './cards.ts';

const told = (color: Color | null, rank: Rank | null): string => {
  if (color !== null && rank !== null) return `el ${cards.card(`${color}${rank}` as Card)}`;
  if (color !== null) return cards.hint(color, 1);
  return rank === null ? 'nada' : `un ${rank}`;
};

const neither = (colors: readonly Color[], ranks: readonly Rank[]): string =>
  [...colors.map((color) => cards.hint(color, 1)), ...ranks.map((rank) => `un ${rank}`)]
    .join(', ')
    .replace(/, ([^,]*)$/, ' ni $1');

/** Words of an open view: everybody’s cards but one’s own. Only who looks reads them. */
export const hand: HanabiWords['hand'] = {
  ...app,
  of: (name) => (name === TU ? 'Lo que ves' : `${name} ve a los demás`),
  sees: (name) => (name === TU ? 'ves a los demás' : 've a los demás'),
  shown: {
    of: (name) => `Las cartas de ${name}, para los demás`,
    sees: 'mira a otro lado',
    task: 'Los demás pueden mirar',
  },
  recap: 'Desde la última vez',
  more: 'Más',
  fewer: 'Menos',
  you: 'Tú',

  task: {
    turn: 'Te toca',
    of: (name) => (name === TU ? 'Te toca' : `Le toca a ${name}`),
    waits: 'Falta repartir',
    over: 'La partida ha terminado',
  },

  facts: {
    label: 'En la mesa',
    stack: (color, height) => `${color}: ${height} de 5`,
    clues: (left, of) => `Pistas: ${left} de ${of}`,
    storms: (left, of) => `Fichas de tormenta: ${left} de ${of}`,
    deck: (left) => (left === 1 ? 'Queda 1 carta en el mazo' : `Quedan ${left} cartas en el mazo`),
    deckShort: 'Mazo',
    score: (score) => (score === 1 ? '1 punto' : `${score} puntos`),
    lap: (left) => (left === 1 ? 'Última vuelta: último turno' : `Última vuelta: ${left} turnos`),
    discards: 'Descartes',
    noDiscards: 'ninguno todavía',
  },

  hands: {
    label: 'Las cartas de todos',
    of: (name) => (name === TU ? 'Tus cartas' : `Cartas de ${name}`),
    own: 'Tus cartas',
  },

  held: {
    other: (name, slot, card) => `${name}, carta ${slot}, ${card}`,
    own: (slot) => `Tu carta ${slot}`,
    knows: (color, rank) => `se sabe: ${told(color, rank)}`,
    not: (colors, ranks) => `no es ${neither(colors, ranks)}`,
    lit: 'recién señalada',
    last: 'la última copia',
    advised: 'la del consejo',
    touched: (hints) => `la señalaría la pista «${hints.join('» o «')}»`,
  },

  knows: {
    other: (name, slot, what) => `${name} sabe de la\u00a0${slot}: ${what.join('; ')}.`,
    own: (slot, what) => `De la\u00a0${slot} sabes: ${what.join('; ')}.`,
    is: told,
    nothing: 'nada todavía',
    not: (colors, ranks) => `no es ${neither(colors, ranks)}`,
    canBe: (name, slot) => `La ${slot} ${name === null ? 'tuya' : `de ${name}`} puede ser:`,
    grid: (faces) => `Puede ser ${cards.cards(faces)}`,
  },

  say: {
    pick: 'Toca una carta ajena para dar una pista, o una tuya',
    noClue: 'No quedan pistas: toca una carta tuya',
    watch: 'Toca una carta para ver lo que se sabe de ella',
  },

  clue: {
    name: (to, hint, count, slots) =>
      slots === '' ? `${to}: ${hint}: ${count}` : `${to}: ${hint}: ${count}, ${slots}`,
    tell: 'A',
    others: 'Otras pistas',
    give: 'Dar una pista',
    toAll: 'Todas las pistas',
    to: '¿A quién?',
    empty: (to, named) => `${does(to, 'no tiene', 'no tienes')} ${none(named)}`,
    sure: (empty) => `${empty}. Toca otra vez para decirlo.`,
    colors: 'Colores',
    ranks: 'Números',
    close: 'Guardar las pistas',
  },

  act: {
    play: (slot) => `Jugar la ${slot}`,
    discard: (slot) => `Descartar la ${slot}`,
    label: 'Lo que puedes hacer',
  },
};
