import { story as app } from '../../../../i18n/es/glass.ts';
import { behind, does, TU } from '../../../../i18n/es/you.ts';
import type { Color, Rank } from '../../rules/cards.ts';
import type { HanabiWords } from '../index.ts';
import { cards, none } from './cards.ts';

const { card, colors, slots } = cards;

const NUMBERS = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco'];
const numberOf = (n: number): string => NUMBERS[n] ?? String(n);

/**
 * What a clue told: "dos cartas de Llama (b y d)", "un 5 (c)", "ningún 5". Letters stay with what
 * they name.
 */
function pointed(color: Color | null, rank: Rank | null, at: readonly number[]): string {
  const n = at.length;
  if (n === 0) return none(color ?? rank!);
  if (color !== null)
    return `${numberOf(n)} ${n > 1 ? 'cartas' : 'carta'} de ${colors[color]}\u00a0(${slots(at)})`;
  return `${n === 1 ? 'un' : numberOf(n)} ${rank}\u00a0(${slots(at)})`;
}

const stormsLeft = (left: number): string => {
  if (left === 0) return 'no queda ninguna ficha de tormenta';
  return left === 1 ? 'queda 1 ficha de tormenta' : `quedan ${left} fichas de tormenta`;
};

const ENDINGS = {
  complete: (score: number) => `Estallan los cinco cohetes: ${score}, el cielo entero.`,
  storms: (score: number) => `La tercera tormenta acaba la partida: ${score} entre todos.`,
  lap: (score: number) => `Termina la última vuelta: ${score} entre todos.`,
};

const events: HanabiWords['story']['events'] = {
  dealt: (e, t) =>
    `Se reparten las cartas. ${t.name(e.first) === TU ? 'Empiezas tú' : `Empieza ${t.name(e.first)}`}.`,
  dealtTo: (e, t) => `${does(t.name(e.seat), 'recibe', 'recibes')} ${cards.cards(e.cards)}.`,
  clued: (e, t) => {
    const what = pointed(e.color, e.rank, e.slots);
    if (t.name(e.to) === TU) return `${t.name(e.seat)} te dice: ${what}.`;
    return `${does(t.name(e.seat), 'dice', 'dices')} a ${behind(t.name(e.to))}: ${what}.`;
  },
  discarded: (e, t) => `${does(t.name(e.seat), 'descarta', 'descartas')} el ${card(e.card)}.`,
  built: (e, t) => `${does(t.name(e.seat), 'juega', 'juegas')} el ${card(e.card)}.`,
  storm: (e, t) =>
    `${does(t.name(e.seat), 'juega', 'juegas')} el ${card(e.card)}, que no encaja. Tormenta: ${stormsLeft(e.left)}.`,
  stackComplete: (e) =>
    `El cohete de ${colors[e.color]} está completo${e.clueBack ? ' y devuelve una pista' : ''}.`,
  drew: (e, t) => `${does(t.name(e.seat), 'roba', 'robas')} una carta.`,
  drewCard: (e, t) => `${does(t.name(e.seat), 'roba', 'robas')} el ${card(e.card)}.`,
  lastLap: (e, t) => {
    const last = t.name(e.last) === TU ? 'el tuyo' : `el de ${t.name(e.last)}`;
    return `El mazo se ha agotado. Queda un turno para cada cual; ${last} es el último.`;
  },
  gameOver: (e) => ENDINGS[e.ending](e.score),
};

const refusals: HanabiWords['story']['refusals'] = {
  gameOver: () => 'La partida ha terminado.',
  dealDue: () => 'Antes hay que repartir las cartas.',
  noSuchSeat: () => 'Ahí no hay nadie.',
  notYourTurn: (r, t) =>
    t.name(r.turn) === TU ? 'Es tu turno.' : `Es el turno de ${t.name(r.turn)}.`,
  noSuchCard: () => 'Ahí no hay ninguna carta.',
  allCluesThere: () => 'Están todas las pistas: no se descarta hasta que se dé alguna.',
  noClueLeft: () => 'No queda ninguna pista. Un descarte devuelve una.',
  clueToSelf: () => 'Nadie se da pistas a sí mismo.',
  emptyClue: (r, t) => {
    const what = none(r.color ?? r.rank!);
    return `${does(t.name(r.to), 'no tiene', 'no tienes')} ${what}, y una pista tiene que señalar alguna.`;
  },
};

/** What happened, and why something cannot be played. */
export const story: HanabiWords['story'] = { ...app, events, refusals };
