import type { Card, Rank } from '../../rules/cards.ts';
import type { BlazeWords } from '../index.ts';
import { later } from '../../../../i18n/later.ts';
import { cards } from './cards.ts';
import { hand as app } from '../../../../i18n/es/glass.ts';
import { TU } from '../../../../i18n/es/you.ts';

const numbers = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco'] as const;
const many = (count: number): string => numbers[count] ?? String(count);
const digits: Readonly<Record<Rank, string>> = {
  1: 'unos',
  2: 'doses',
  3: 'treses',
  4: 'cuatros',
  5: 'cincos',
  6: 'seises',
  7: 'sietes',
  8: 'ochos',
  9: 'nueves',
  F: 'pájaros de fuego',
};
const up = (suit: string, rank: Rank): string =>
  `el ${rank} de ${suit}${rank === '9' ? '' : ' o una más alta'}`;
const down = (suit: string, rank: Rank): string =>
  rank === '1' ? `al 1 de ${suit}` : `a ${suit} del 1 al ${rank}`;
const either = later(() => new Intl.ListFormat('es', { type: 'disjunction' }));
/**
 * "ningún 2, ningún 5 ni ningún 7": lists of things that are not there have no form of their own in
 * `Intl`.
 */
const neither = (none: readonly string[]): string =>
  [none.slice(0, -1).join(', '), ...none.slice(-1)].filter((part) => part !== '').join(' ni ');
const plural = (rank: Rank): string => digits[rank];

function played(faces: readonly Card[]): string {
  const [first] = faces;
  if (first === undefined || faces.length === 1) return first ? `el ${cards.card(first)}` : '';
  const rank = first[1] as Rank;
  const same = faces.every((card) => card[1] === rank);
  return same ? `${many(faces.length)} ${plural(rank)}` : `${many(faces.length)} cartas`;
}

/** Words of an open hand. Only its owner reads them. */
export const hand: BlazeWords['hand'] = {
  ...app,
  recap: 'Desde la última vez',
  more: 'Más',
  fewer: 'Menos',
  onlyYou: 'Solo lo ves tú',
  feather: (value, round) => `Pluma que vale ${value}, ronda ${round}`,
  betPoints: (points) => (points === 1 ? '1 punto de apuesta' : `${points} puntos de apuesta`),

  task: {
    attacks: (ash, count) => `Atacas a ${ash} (${cards.count(count)})`,
    helps: (fire, ash) => `Ayudas a ${fire} contra ${ash}`,
    answers: (beaten, attacks) =>
      attacks === 0 ? 'Respondes al ataque' : `Has respondido a ${beaten} de ${attacks}`,
    takes: 'Te llevas las cartas de la mesa',
    watches: 'Sin parte en este desafío',
    out: 'Ya no sigues en esta ronda',
    bets: 'Apuestas en secreto',
    hasBet: 'Tu apuesta está puesta',
    waits: 'Falta la próxima ronda',
  },

  lane: {
    label: 'Cartas sobre la mesa',
    attack: (card, by) => `${card}, ${by === TU ? 'tuyo' : `de ${by}`}`,
    beaten: (attack, beat) => `${attack}; respuesta: ${beat}`,
    open: (attack) => `${attack}; sin respuesta`,
    ready: (name) => `${name}; lista para jugar`,
    pick: (attack) => `${attack}: elegir la respuesta`,
    takeBack: (attack, beat) => `${attack}: recuperar el ${beat}`,
    takeAttackBack: (attack) => `Recuperar el ${attack}`,
    free: (count) => (count === 1 ? '1 sitio libre' : `${count} sitios libres`),
  },

  card: {
    trump: 'triunfo',
    worth: (value) => `vale ${value}`,
    copies: (count) => `${count} copias`,
    ready: (count, copies) => (copies > 1 ? `${count} preparadas` : 'preparada'),
    playable: 'se puede jugar',
    not: (why) => `ahora no: ${why}`,
    picked: 'elegida para mover',
  },
  teach: {
    firebird: 'Vale 10 para Fuego y Ascua, y 0 para Ceniza.',
    firebirdAttacks: 'Si ataca, solo le gana un triunfo.',
    trumpFirebirdAttacks: 'Si ataca, nada le gana.',
    firebirdBeats: 'Si responde, no gana a nada.',
    trumpFirebirdBeats: (others) => `Si responde, gana a todas las de ${others}.`,
    attacks: (suit, rank) => `Si ataca, le gana ${up(suit, rank)}, o cualquier triunfo.`,
    trumpAttacks: (suit, rank) => `Si ataca, solo le gana ${up(suit, rank)}.`,
    beats: (suit, rank) => `Si responde, gana ${down(suit, rank)}.`,
    trumpBeats: (suit, rank, others) =>
      `Si responde, gana a todas las de ${others}, y ${down(suit, rank)}.`,
    opens: (rank) => `Una vez en la mesa, pueden seguir otros ${plural(rank)}.`,
    opensByValue: 'Si ataca, pueden seguir otros Pájaros de fuego; si responde, nada.',
    fits: 'Ahora se puede jugar.',
  },
  cardsLabel: 'Tus cartas',
  fitting: 'Tus cartas que valen ahora',
  resting: 'Tus otras cartas',
  opens: (rank) => `abre los ${plural(rank)}`,
  next: 'después',
  times: (count) => `×${count}`,

  sorting: {
    label: (by) => `Orden: ${by}`,
    by: { rank: 'por número', suit: 'por palo', own: 'el mío' },
    arrange: 'Ordenar',
    arranged: 'Listo',
    left: 'Mover a la izquierda',
    right: 'Mover a la derecha',
    pick: 'Toca una carta y muévela.',
    nowAt: (card, place, of) => `${card}: sitio ${place} de ${of}.`,
    sorted: (by) => `Orden: ${by}.`,
  },

  hint: {
    open: 'Abre con la carta que quieras o con varias del mismo número.',
    add: (inPlay, room) =>
      `Vale ${either().format(inPlay.map((rank) => `un ${cards.rank(rank)}`))}, de cualquier palo. ${room === 1 ? 'Cabe\u00a01\u00a0más' : `Caben\u00a0${room}\u00a0más`}.`,
    noMatch: (inPlay) =>
      `No tienes ${neither(inPlay.map((rank) => `ningún ${cards.rank(rank)}`))}.`,
    full: (ash) => `No caben más cartas: responde ${ash}.`,
    insteadOf: (card, ember) =>
      `Tu carta ocuparía el sitio del ${card}, que vuelve a la mano de ${ember}.`,
    passed: 'No añades nada más.',
    fireFirst: (fire) => `Primero responde ${fire}; después podrás añadir cartas.`,
    fireOpens: (fire) => `${fire} abre este desafío. Todavía no hay nada que responder.`,
    beat: (attack, count, cheapest) =>
      count === 1
        ? `Solo el ${cheapest} gana al ${attack}.`
        : `${count} de tus cartas ganan al ${attack}; la más barata es el ${cheapest}.`,
    noBeat: (attack) => `Nada de lo que tienes gana al ${attack}.`,
    allBeaten: 'Has respondido a todo. Los demás dirán si añaden más.',
    allReady: 'Con estas respondes a todo.',
    leads: 'Has respondido a todo. Si nadie añade, abres tú: elige tus cartas ahora o después.',
    taking: 'Te llevas las cartas. Los demás aún pueden añadir algunas.',
    settled: 'Con esto se decide el desafío: no se puede añadir nada más.',
    watch: (fire, ash) => `${fire} va a abrir contra ${ash}.`,
    watchFight: (ash, beaten, attacks) => `${ash} ha respondido a ${beaten} de ${attacks}.`,
    watchTaking: (ash) => `${ash} se lleva las cartas. Los demás aún pueden añadir algunas.`,
    out: 'No te quedan cartas y ya no participas en esta ronda.',
    waits: 'Ahora mismo no hay nada que jugar.',
    betLaid: 'Tu apuesta está puesta. Faltan las de los demás.',
  },

  coming: {
    label: 'El próximo desafío',
    beaten: (ash) => `Si ${ash === null ? 'respondes' : `${ash} responde`} a todas`,
    taken: (ash) => (ash === null ? 'Si te las llevas' : `Si ${ash} se las lleva`),
    you: (role) => (role === null ? 'Tú miras' : `Tú eres ${role}`),
  },

  said: {
    ready: (faces) =>
      faces.length === 1
        ? `Preparada: ${cards.cards(faces)}. Solo la ves tú.`
        : `Preparadas: ${cards.cards(faces)}. Solo las ves tú.`,
    beats: (card, attack) => `El ${card} gana al ${attack}.`,
    beatsAndOpens: (card, attack, rank) =>
      `El ${card} gana al ${attack} y abre los ${plural(rank)}.`,
    leads: (faces) => `Si nadie añade, abres con ${cards.cards(faces)}.`,
    takenBack: (card) => `El ${card} vuelve a tu mano.`,
    noSuchRank: (rank) => `No tienes ningún ${cards.rank(rank)}.`,
    allBeaten: 'Ya has respondido a todo.',
    settled: 'Lo preparado decide el desafío: no se puede añadir nada más.',
    notNow: 'Eso no se puede jugar ahora.',
  },

  act: {
    choose: 'Elige una carta',
    tap: 'Toca una carta para jugarla',
    nothing: 'Ninguna carta vale',
    waits: 'Ahora responden los demás',
    play: (faces) => `Jugar ${played(faces)}`,
    playOn: 'Jugar y otra más',
    beat: (attack, card) => `Ganar al ${attack} con el ${card}`,
    beatSome: (count) => `Ganar a ${many(count)} cartas`,
    beatAll: (count) =>
      count === 2 ? 'Ganar a las dos cartas' : `Ganar a las ${many(count)} cartas`,
    lead: (faces) => `Si nadie añade, abrir con ${played(faces)}`,
    beatAndLead: (_, faces) => `Responder y abrir después con ${played(faces)}`,
    takeBack: 'Recuperar',
    done: 'Nada más',
    take: (count) => `Llevarme ${cards.count(count)}`,
    takeName: (count) => `Mantén pulsado para llevarte ${cards.count(count)}`,
    takeConfirm: (count) => `Pulsa otra vez para llevarte ${cards.count(count)}`,
  },

  bets: {
    question: '¿Quién se queda más tiempo con cartas?',
    coins: 'Tus monedas',
    coin: (value) => `Moneda de ${value}`,
    pays: 'Si aciertas, un punto para ti; si no, para esa persona.',
    zero: 'No paga nada y vuelve: ponla si crees que serás tú.',
    left: (count: number) => `quedan ${count}`,
    noOnes: 'Ya has gastado tus unos.',
    put: (value, name) => `${value} por ${name}`,
    bet: (value, name) => `Apostar ${value} por ${name}`,
    choose: 'Elige a una persona',
    cards: 'Tus cartas',
  },
};
