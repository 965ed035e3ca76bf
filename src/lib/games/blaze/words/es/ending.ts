import type { BlazeWords } from '../index.ts';
import { cards } from './cards.ts';
import { ending as app } from '../../../../i18n/es/glass.ts';
import { behind, does, politely, TU, within } from '../../../../i18n/es/you.ts';

/** The head of a sentence about those who are tied. */
const tied = (names: readonly string[]): string =>
  names.includes(TU)
    ? `Hay empate entre ${cards.list(politely(names))}`
    : `${cards.list(names)} empatan`;
const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);

/** Those who were tied, best first. */
const inOrder = ([first, ...others]: readonly string[]): string =>
  [`primero ${within(first ?? '')}`, ...others.map(within)].join(', después ');

/** Words between the rounds, at the end, and for when something breaks in between. */
export const ending: BlazeWords['ending'] = {
  ...app,
  bets: {
    title: 'Apuestas',
    by: (name, on) => `${does(name, 'apuesta', 'apuestas')} por ${behind(on)}`,
    hidden: 'boca abajo',
    value: (value) => `un ${value}`,
    paysSaid: (name) => `1 punto para ${behind(name)}`,
    back: 'no gana nada',
    longest: (name) => `${does(name, 'se ha quedado', 'te has quedado')} más tiempo con cartas`,
    why: (name, right) =>
      right
        ? `Un 1 por ${behind(name)} es un punto para su dueño; cualquier otro 1, para quien lo recibió.`
        : `Nadie apostó por ${behind(name)}: cada 1 es un punto para quien lo recibió.`,
    because: (right, from) =>
      [right ? 'por acertar' : '', cards.list(from.map((name) => `de ${behind(name)}`))]
        .filter((part) => part !== '')
        .join(' y '),
    none: 'Nadie gana puntos.',
  },
  round: {
    title: 'Ha terminado la ronda 1',
    order: 'En orden de salida',
    feather: 'pluma, boca abajo',
    noFeather: 'sin pluma',
    faceDown: 'Las plumas siguen boca abajo hasta el final.',
    next: (name) => `y ${name === TU ? 'abres' : 'abre'} la ronda 2 como`,
    deal: 'Repartir la ronda 2',
  },
  final: {
    ...app.final,
    wins: (name) => (name === TU ? 'Ganas tú' : `Gana ${name}`),
    points,
    table: 'Resultado final',
    place: 'Puesto',
    player: 'Nombre',
    round: (round) => `Ronda ${round}`,
    featherSaid: (round) => `Pluma de la ronda ${round}`,
    bets: 'Apuestas',
    total: 'Total',
    tie: {
      betPoints: (names) =>
        `${tied(names)} a puntos. Deciden los puntos de apuestas: ${inOrder(names)}.`,
      featherAfterBets: (names) =>
        `${tied(names)} a puntos, y también en los de apuestas. Decide la pluma más alta de la ronda 2: ${inOrder(names)}.`,
      betsThenFeather: (names) =>
        `${tied(names)} a puntos. Deciden los puntos de apuestas y, si también son iguales, la pluma más alta de la ronda 2: ${inOrder(names)}.`,
      feather: (names) =>
        `${tied(names)} a puntos. Decide la pluma más alta de la ronda 2: ${inOrder(names)}.`,
    },
    bettedOn: (round) => `Apuestas de la ronda ${round}`,
    fan: 'Nueve plumas pintadas en abanico sobre un carbón encendido',
  },
};
