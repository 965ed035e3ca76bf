import type { BlazeWords } from '../index.ts';
import { table as app } from '../../../../i18n/es/glass.ts';
import { behind, does, TU } from '../../../../i18n/es/you.ts';

/** Somebody alone is asked by what they are called. */
const adding = (names: string): string =>
  names === TU ? '¿Añades una carta?' : `¿Alguien añade? ${names}`.trim();
const count = (cards: number): string => (cards === 1 ? '1 carta' : `${cards} cartas`);
/** An ordinal before a masculine noun: "1.er lugar", "2.º lugar". */
const before = (nth: number): string => `${nth}.${nth === 1 || nth === 3 ? 'er' : 'º'}`;
const left = (places: number): string =>
  places === 1 ? 'Queda 1 sitio' : `Quedan ${places} sitios`;

/**
 * Words of the public table, the cover, and the plates of seats. Everybody reads them: people are
 * called by their names.
 */
export const table: BlazeWords['table'] = {
  ...app,
  status: {
    deal: 'Ahora se reparte',
    over: 'La partida ha terminado',
    plays: (name) => (name === TU ? 'Juegas tú' : `Juega ${name}`),
    opens: (name) => `${does(name, 'abre', 'abres')} el desafío`,
    answers: (name) => (name === TU ? 'Respondes tú' : `Responde ${name}`),
    wants: (name) => `${does(name, 'va', 'vas')} a añadir`,
    bets: (name) => (name === TU ? 'Apuestas tú' : `Apuesta ${name}`),
    adding,
    reward: (ash, names) => `${does(ash, 'se lleva', 'te llevas')} las cartas. ${adding(names)}`,
  },
  lane: {
    label: 'El desafío',
    attack: (card, name) => `${does(name, 'ataca', 'atacas')} con el ${card}`,
    beat: (card) => `respuesta: ${card}`,
    unbeaten: 'sin respuesta',
    free: 'sitio libre',
  },
  facts: {
    round: (round, phase) => `Ronda ${round} · ${phase}`,
    trump: 'Triunfo',
    deck: 'Mazo',
    deckCount: (cards) =>
      cards === 1 ? 'Queda 1 carta por robar' : `Quedan ${cards} cartas por robar`,
    discards: 'Descartes',
    browse: (cards) => `Ver los descartes: ${count(cards)}`,
    noDiscards: 'Aún no se ha descartado nada.',
    feathers: 'Plumas',
    noFeathers: 'no queda ninguna',
    ranks: 'En juego',
    room: left,
    roomFirst: (places, fire) => `${left(places)}, primero ${fire}`,
    full: 'No queda sitio',
    takeBack: (fire) => `No queda sitio, pero ${fire} aún puede ocupar el último`,
    idleKindling: (idle, limit) =>
      `${idle} desafíos seguidos sin ningún cambio. Al llegar a ${limit} termina el encendido.`,
    idleBurn: (idle, limit) =>
      `${idle} desafíos seguidos sin ningún cambio. Al llegar a ${limit} salen todos; primero, quien tenga menos cartas.`,
  },
  plate: {
    ...app.plate,
    ask: '¿Añades una carta?',
    taken: (ash) => `${does(ash, 'recoge', 'recoges')}.`,
    add: 'Yo añado',
    bet: 'Hacer mi apuesta',
    feathers: 'Mis plumas',
    done: 'No',
    take: 'Me las llevo',
    confirmTake: 'Pulsa otra vez para llevarte las cartas',
    want: (first) => `Yo añado, después de ${first}`,
    waits: (name, first) =>
      `${does(name, 'espera', 'esperas')} ${first === TU ? 'tu respuesta' : `la respuesta de ${first}`}`,
    wants: (name) => `${does(name, 'va', 'vas')} a añadir`,
    unwant: 'Al final no añado',
    out: 'Sin mí',
    outName: 'sin mí hasta que se decida',
    in: 'Vuelvo a entrar',
    inName: 'vuelvo a entrar en este desafío',
  },
  marks: {
    passed: 'nada más',
    standsOut: 'fuera hasta que se decida',
    taking: 'recogiendo',
    out: (place) => `fuera, en ${before(place + 1)} lugar`,
    nth: (place) => `${place + 1}.º`,
    feather: 'con una pluma',
    betLaid: 'apuesta hecha',
    betToLay: 'por apostar',
    betOn: (name) => `apuesta por ${behind(name)}`,
    score: 'una pluma ganada',
  },
  passed: {
    adding: '¿Alguien añade? Pregunta en voz alta.',
    nobody: 'Nadie añade',
    nobodyNames: (names) => `${names}: no`,
    silent: (names, count) => `${names} no ${count === 1 ? 'añade' : 'añaden'} nada`,
    nothing: 'No añadir nada',
    take: (cards) => `Llevarme ${count(cards)}`,
    adds: (name) => `${name} añade`,
    takes: (name) => `${name} se las lleva`,
    opens: (name) => `Abrir la mano de ${name}`,
    bets: (name) => `Hacer la apuesta de ${name}`,
    wants: (name, first) => `${does(name, 'añade', 'añades')} después de ${first}`,
    unwants: (name) => (name === TU ? 'Al final no añades' : `Al final ${name} no añade`),
  },
};
