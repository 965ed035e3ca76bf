import type { Card, Rank, Suit } from '../../rules/cards.ts';
import type { BlazeWords } from '../index.ts';
import { cards } from './cards.ts';
import { story as app } from '../../../../i18n/es/glass.ts';
import { behind, does, handOf, politely, TU, within } from '../../../../i18n/es/you.ts';

const { card, count, list, rank, suits } = cards;
const suitName = (face: Card): string => suits[face[0] as Suit];
const rankIn = (face: Card): Rank => face[1] as Rank;
const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);
const theCards = (faces: readonly Card[]): string => list(faces.map((face) => `el ${card(face)}`));

const isNow = (name: string, role: string): string =>
  name === TU ? `tú eres ${role}` : `${name} es ${role}`;

const events: BlazeWords['story']['events'] = {
  dealt: (e) =>
    `Se reparte la ronda ${e.round}. El triunfo es ${suitName(e.trumpCard)}: ${card(e.trumpCard)}.`,
  dealtTo: (e, t) => `${does(t.name(e.seat), 'recibe', 'recibes')} ${theCards(e.cards)}.`,
  challenge: (e, t) => {
    const roles = [isNow(t.name(e.fire), 'Fuego'), isNow(t.name(e.ash), 'Ceniza')];
    if (e.ember !== null) roles.push(isNow(t.name(e.ember), 'Ascua'));
    return `Nuevo desafío: ${list(roles)}.`;
  },
  attacked: (e, t) => `${does(t.name(e.seat), 'ataca', 'atacas')} con el ${card(e.card)}.`,
  tookBack: (e, t) => {
    const lays = t.name(e.seat) === TU ? 'pones' : `${t.name(e.seat)} pone`;
    return `Fuego va primero: ${lays} el ${card(e.card)} en lugar del ${card(e.returned)}, que vuelve a ${handOf(t.name(e.to))}.`;
  },
  beat: (e, t) =>
    `${does(t.name(e.seat), 'gana', 'ganas')} al ${card(e.attack)} con el ${card(e.card)}.`,
  declined: (e, t) => `${does(t.name(e.seat), 'no añade', 'no añades')} más.`,
  passed: (e, t) =>
    `${does(t.name(e.seat), 'se rinde y se llevará', 'te rindes y te llevarás')} las cartas.`,
  discarded: (e, t) =>
    `${does(t.name(e.seat), 'ha', 'has')} respondido a todo: ${count(e.cards.length)} van al descarte.`,
  took: (e, t) =>
    `${does(t.name(e.seat), 'se lleva', 'te llevas')} ${count(e.cards.length)}: ${theCards(e.cards)}.`,
  drew: (e, t) => `${does(t.name(e.seat), 'roba', 'robas')} ${count(e.count)}.`,
  drewCards: (e, t) => `${does(t.name(e.seat), 'roba', 'robas')} ${theCards(e.cards)}.`,
  drewTrump: (e, t) => `La carta de triunfo, el ${card(e.card)}, va a ${handOf(t.name(e.seat))}.`,
  idle: (e) =>
    `Van ${e.count} desafíos seguidos sin que cambie nada. Al llegar a ${e.limit}, la fase se da por terminada.`,
  kindlingOver: (e) => {
    if (!e.stalemate) return 'Termina el encendido: el mazo se ha agotado.';
    const left = `${e.undrawn === 1 ? 'Queda' : 'Quedan'} ${count(e.undrawn)} sin robar`;
    return `Termina el encendido: demasiados desafíos sin que cambie nada. ${left}.`;
  },
  betLaid: (e, t) => `${does(t.name(e.seat), 'hace su apuesta', 'haces tu apuesta')}.`,
  betOn: (e, t) =>
    `${does(t.name(e.seat), 'apuesta', 'apuestas')} ${e.value} por ${behind(t.name(e.on))}.`,
  betsLaid: (e, t) =>
    `Todas las apuestas están hechas: ${list(e.on.map((on, seat) => `${within(t.name(seat))} por ${behind(t.name(on))}`))}.`,
  burnStarted: () => 'Empieza la quema: desde ahora nadie roba.',
  burnStalemate: () =>
    'La quema se da por terminada: demasiados desafíos sin que cambie nada. Sale antes quien tiene menos cartas.',
  wentOut: (e, t) =>
    e.feather
      ? `${does(t.name(e.seat), 'sale y gana', 'sales y ganas')} una pluma.`
      : `${does(t.name(e.seat), 'sale', 'sales')}; no queda ninguna pluma.`,
  featherTaken: (e, t) =>
    t.name(e.seat) === TU
      ? `Tu pluma vale ${e.value}.`
      : `La pluma de ${t.name(e.seat)} vale ${e.value}.`,
  lastPlayer: (e, t) => {
    const name = t.name(e.seat);
    return e.feather
      ? `${does(name, 'queda al final y gana', 'quedas al final y ganas')} la última pluma.`
      : `${does(name, 'queda al final y no recibe', 'quedas al final y no recibes')} pluma.`;
  },
  betsRevealed: (e, t) => {
    const bets = e.on.map(
      (on, seat) => `${within(t.name(seat))}, ${e.values[seat]} por ${behind(t.name(on))}`,
    );
    const paid = e.won.flatMap((won, seat) =>
      won > 0 ? [`${points(won)} a ${behind(t.name(seat))}`] : [],
    );
    const result = paid.length > 0 ? `Dan ${list(paid)}` : 'No dan puntos a nadie';
    return `Se descubren las apuestas: ${bets.join('; ')}. ${result}.`;
  },
  roundOver: (e) => `Termina la ronda ${e.round}.`,
  gameOver: (e, t) =>
    t.name(e.winner) === TU
      ? `Ganas con ${points(e.scores[e.winner] ?? 0)}.`
      : `Gana ${t.name(e.winner)} con ${points(e.scores[e.winner] ?? 0)}.`,
};

const refusals: BlazeWords['story']['refusals'] = {
  gameOver: () => 'La partida ha terminado.',
  dealDue: () => 'Antes hay que repartir las cartas.',
  noSuchSeat: () => 'Ahí no hay nadie.',
  betsAreDue: () => 'Antes tiene que apostar todo el mundo.',
  noBetsNow: () => 'Solo se apuesta entre el encendido y la quema.',
  goneOut: () => 'Quien ha salido ya no juega en esta ronda.',
  noRole: () => 'En este desafío solo juegan Fuego, Ceniza y Ascua.',
  ashDoesNotAttack: () => 'Ceniza no ataca: atacan Fuego y Ascua.',
  onlyAshBeats: () => 'Solo Ceniza responde a los ataques.',
  fireOpens: () => 'El desafío lo abre Fuego.',
  openingNeedsCard: () => 'Fuego tiene que abrir con una carta.',
  tableEmpty: () => 'Aún no hay cartas en la mesa.',
  notInHand: (r) => `El ${card(r.card)} no está en esta mano.`,
  rankNotOnTable: (r) =>
    `El ${rank(r.rank)} no está en juego. En juego: ${list(r.ranks.map(rank))}.`,
  limitReached: (r) =>
    r.limit === 1
      ? 'No queda sitio: en este desafío cabe 1 carta de ataque.'
      : `No queda sitio: en este desafío caben ${r.limit} cartas de ataque.`,
  fireFirst: (r, t) =>
    `Primero Fuego, después Ascua: falta ${t.name(r.fire) === TU ? 'tu respuesta' : `la respuesta de ${t.name(r.fire)}`}.`,
  alreadyTaking: () => 'Ceniza se ha rendido y se lleva las cartas: ya no responde.',
  noSuchPlace: () => 'Ahí no hay ninguna carta.',
  alreadyBeaten: () => 'Esta carta ya tiene respuesta.',
  tooLow: (r) =>
    rankIn(r.card) === 'F'
      ? `Como respuesta, un Pájaro de fuego vale 0: no llega al ${card(r.attack)}.`
      : `El ${card(r.card)} no llega al ${card(r.attack)}.`,
  unbeatable: (r) => `Nada gana al ${card(r.attack)}: es triunfo y vale 10.`,
  trumpNeeded: (r) => {
    const suit = suitName(r.attack);
    const high = `${suit}, de ${rankIn(r.attack)} para arriba`;
    if (r.attack[0] === r.trump) return `El ${card(r.attack)} es triunfo. Hace falta ${high}.`;
    const trump = `triunfo (${suits[r.trump]})`;
    return rankIn(r.attack) === 'F'
      ? `El ${card(r.attack)} vale 10. Hace falta ${trump}.`
      : `Otro palo no gana al ${card(r.attack)}. Hace falta ${high}, o ${trump}.`;
  },
  alreadyPassed: () => 'A eso ya se ha dicho que no.',
  nothingToDecline: () => 'Ahora no se pregunta nada.',
  notYourTurn: (r, t) =>
    t.name(r.turn) === TU ? 'Es tu turno.' : `Es el turno de ${t.name(r.turn)}.`,
  alreadyBet: () => 'La apuesta ya está hecha.',
  betOnSelf: () => 'Nadie apuesta por sí mismo.',
  noOneLeft: () => 'Ya no queda ningún 1 entre las cartas de apuesta.',
};

/** What happened, and why something cannot be played. */
export const story: BlazeWords['story'] = {
  ...app,
  events,
  refusals,
  together: {
    attacked: (name, faces) => `${does(name, 'ataca', 'atacas')} con ${theCards(faces)}.`,
    declined: (names) =>
      names.length === 1
        ? `${does(names[0]!, 'no añade', 'no añades')} más.`
        : names.includes(TU)
          ? `Nadie añade más: ni ${politely(names).join(' ni ')}.`
          : `${list(names)} no añaden más.`,
    drew: (draws) =>
      `Cartas robadas: ${list(draws.map((draw) => `${within(draw.name)} ${draw.count}`))}.`,
    betLaid: (names) =>
      names.length === 1
        ? `${does(names[0]!, 'hace su apuesta', 'haces tu apuesta')}.`
        : `Apuestas hechas: ${list(politely(names))}.`,
  },
  telling: {
    ...app.telling,
    burnt: (name) => `${does(name, 'ha', 'has')} respondido a todo`,
    taken: (name, n) => `${does(name, 'se lleva', 'te llevas')} ${count(n)}`,
    betsLie: 'Todas las apuestas están hechas',
    betsOpen: 'Se descubren las apuestas',
  },
};
