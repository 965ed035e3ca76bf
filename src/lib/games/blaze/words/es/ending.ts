import type { BlazeWords } from '../index.ts';
import { cards } from './cards.ts';
import { ending as app } from '../../../../i18n/es/glass.ts';

const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);

/** Those who were tied, best first. */
const inOrder = ([first, ...others]: readonly string[]): string =>
  [`primero ${first}`, ...others].join(', después ');

/** Words between the rounds, at the end, and for when something breaks in between. */
export const ending: BlazeWords['ending'] = {
  ...app,
  bets: {
    title: 'Apuestas',
    by: (name, on) => `${name} apuesta por ${on}`,
    hidden: 'boca abajo',
    value: (value) => `un ${value}`,
    pays: (name) => `${name} +1`,
    paysSaid: (name) => `1 punto para ${name}`,
    back: 'vuelve',
  },
  round: {
    title: 'Ha terminado la ronda 1',
    last: 'Queda al final',
    order: 'En orden de salida',
    feather: 'pluma, boca abajo',
    noFeather: 'sin pluma',
    faceDown: 'Las plumas siguen boca abajo hasta el final.',
    next: (name) => `La ronda 2 empieza con ${name} como Fuego.`,
    deal: 'Repartir la ronda 2',
  },
  final: {
    ...app.final,
    wins: (name) => `Gana ${name}`,
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
        `${cards.list(names)} empatan a puntos. Deciden los puntos de apuestas: ${inOrder(names)}.`,
      featherAfterBets: (names) =>
        `${cards.list(names)} empatan a puntos, y también en los de apuestas. Decide la pluma más alta de la ronda 2: ${inOrder(names)}.`,
      betsThenFeather: (names) =>
        `${cards.list(names)} empatan a puntos. Deciden los puntos de apuestas y, si también son iguales, la pluma más alta de la ronda 2: ${inOrder(names)}.`,
      feather: (names) =>
        `${cards.list(names)} empatan a puntos. Decide la pluma más alta de la ronda 2: ${inOrder(names)}.`,
    },
    bettedOn: (round) => `Apuestas de la ronda ${round}`,
    fan: 'Nueve plumas pintadas en abanico sobre un carbón encendido',
  },
};
