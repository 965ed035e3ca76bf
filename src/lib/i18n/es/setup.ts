import type { Words } from '../words.ts';
import { bot, levels } from './levels.ts';

/** Words for setting up a game. */
export const setup: Words['setup'] = {
  title: 'Nueva partida',
  pageTitle: (game) => `Nueva partida de ${game} · Fireside`,
  home: 'Inicio',
  loading: 'Poniendo la mesa…',
  game: 'Juego',
  players: 'Jugadores',
  emblems: {
    bear: 'Oso',
    fox: 'Zorro',
    owl: 'Búho',
    hare: 'Liebre',
    wolf: 'Lobo',
    stag: 'Ciervo',
    raven: 'Cuervo',
    otter: 'Nutria',
  },
  colours: { teal: 'Turquesa', violet: 'Violeta', rose: 'Rosa', lime: 'Lima', bone: 'Hueso' },
  table: {
    title: 'En torno a la mesa',
    order: 'Se juega en el sentido del reloj',
    hint: 'Toca un sitio para cambiarlo, o dos para intercambiarlos.',
    picked: (name) => `¿Quién le cambia el sitio a ${name}?`,
    plate: (name, place, of) => `${name}, sitio ${place} de ${of}`,
    starts: 'empieza',
    seated: (names) => `Orden de juego: ${names.join(', ')}.`,
  },
  people: {
    title: 'Quién juega',
    name: (place) => `Nombre en el sitio ${place}`,
    look: (name) => `${name}: elegir animal y color`,
    trouble: (trouble) => {
      switch (trouble.code) {
        case 'blank':
          return 'Aquí falta un nombre.';
        case 'tooLong':
          return `Este nombre tiene ${trouble.length} caracteres; caben ${trouble.limit}.`;
        case 'badCharacter':
          return `El carácter ${trouble.character} no puede ir en un nombre.`;
        case 'same':
          return `${trouble.as} ya está en la mesa. Añade una letra para distinguir los dos nombres.`;
      }
    },
  },
  bots: {
    names: {
      bear: 'Tizón',
      fox: 'Pavesa',
      owl: 'Candil',
      hare: 'Mecha',
      wolf: 'Pedernal',
      stag: 'Farol',
      raven: 'Hollín',
      otter: 'Yesca',
    },
    levels,
    told: {
      spark: 'Para una primera partida. Juega sin complicarse y se equivoca de vez en cuando.',
      flame: 'Juega como alguien que conoce bien el juego.',
      bonfire: 'El nivel más fuerte: piensa a fondo cada jugada.',
    },
    who: (place) => `Quién juega en el sitio ${place}`,
    person: 'Persona',
    computer: 'Jugador virtual',
    plate: bot,
    title: 'Jugadores virtuales',
    fair: 'Saben justo lo que sabría una persona en su sitio, y nada más.',
    nobody: 'Se reparte en cuanto juegue una persona.',
    watch: 'Mirar cómo juegan',
  },
  alone: {
    title: 'Una partida a solas',
    text: 'Tres jugadores virtuales se sientan contigo. ¿Qué nivel prefieres?',
    close: 'Ahora no',
  },
  hints: {
    name: 'Consejos',
    note: 'Mientras mira cartas, cada cual puede preguntar qué haría un buen jugador.',
  },
  look: {
    title: (name) => `¿Quién es ${name}?`,
    known: 'Ya han jugado aquí',
    forget: (name) => `Olvidar a ${name}`,
    animal: 'Animal',
    colour: 'Color',
    owner: (name) => `intercambia con ${name}`,
    done: 'Listo',
  },
  way: {
    title: 'Dónde está el dispositivo',
    middle: 'En el centro',
    middleNote:
      'La mesa queda a la vista y cada cual mira cartas en su borde. Ideal para tabletas.',
    passed: 'De mano en mano',
    passedNote: 'Se va pasando, tapado por el camino. Ideal para móviles.',
  },
  explain: 'Cómo se juega',
  learn: 'Apréndelo jugando: dos minutos',
  deal: 'Repartir',
  dealing: 'Repartiendo…',
  summary: (count, rules) => {
    const people = count.people === 1 ? '1 persona' : `${count.people} personas`;
    const bots = count.bots === 1 ? '1 jugador virtual' : `${count.bots} jugadores virtuales`;
    const who = count.bots === 0 ? `${count.people} jugadores` : `${people} y ${bots}`;
    return `${who} · ${rules}`;
  },
  unknownTable: 'Esa mesa ya no está en este dispositivo; aquí tienes otra.',
};
