import type { GameWords } from '../game-words.ts';
import { bot } from './levels.ts';
import { does, handOf, toWhom, TU } from './you.ts';

/**
 * Words of the glass in every game: what the table, its plates and the cover say. Everybody reads
 * them: people are called by their names.
 */
export const table: GameWords['table'] = {
  label: 'La mesa',
  seats: 'Placas de los jugadores',
  plate: {
    open: 'Abrir mi mano',
    look: 'Mi mano',
    confirm: 'Pulsa otra vez para abrir',
    hold: 'Mantén…',
    of: (name, control) => toWhom(name, control),
    close: 'Cerrar la placa',
    bot,
  },
  undo: {
    asked: (name) => (name === null ? '¿Se deshace?' : `${does(name, 'pide', 'pides')} deshacerlo`),
    needs: (names) => (names === TU ? 'Falta tu sí' : `Falta el sí de ${names}`),
    agrees: (name) => does(name, 'acepta', 'aceptas'),
    keep: 'Dejarlo como está',
  },
  cover: {
    from: (name) => `de manos de ${name}`,
    ways: {
      left: 'hacia la izquierda',
      across: 'al otro lado de la mesa',
      right: 'hacia la derecha',
    },
    lookAway: 'Los demás miran a otro lado',
    open: (name) => toWhom(name, 'mantén pulsado para abrir'),
    peek: (name) => toWhom(name, 'mantén para mirar, desliza hacia arriba para no cerrar'),
    confirm: (name) => `Pulsa otra vez: abrir ${handOf(name)}`,
    notMe: 'No me toca: ver la mesa',
    wrongWay: 'No mira hacia mí',
    showing: {
      away: (name) => `${name}, mira a otro lado: los demás ven tus cartas`,
      open: (name) => `Todos menos ${name}: mantened pulsado para ver las cartas`,
      confirm: (name) => `Pulsa otra vez: enseñar las cartas de ${name}`,
    },
    nobody: '¿Todo el mundo listo?',
    show: 'Mostrar la mesa',
  },
};

/** Words round an open hand. Only its owner reads them. */
export const hand: GameWords['hand'] = {
  of: (name) => (name === TU ? 'Tu mano' : `La mano de ${name}`),
  cover: 'Tapar',
  untouched: 'Hace rato que nadie toca esta mano. Se tapará enseguida si no tocas la pantalla.',
  coverName: 'Tapar la mano',
};

/** Round what is told of a game. */
export const story: GameWords['story'] = {
  log: {
    title: 'Lo que ha pasado',
    empty: 'Todavía no ha pasado nada: falta la primera carta.',
    undone: 'deshecho',
  },
  telling: {
    next: 'Seguir',
    skip: 'Saltar todo',
  },
};

/** What can be done at the end, and when something breaks before it. */
export const ending: GameWords['ending'] = {
  final: {
    again: 'La misma mesa otra vez',
    redeal: 'El mismo reparto otra vez',
    save: 'Guardar el registro',
    home: 'Inicio',
  },
  broken: {
    title: 'Se ha escapado una chispa',
    text: 'Algo ha fallado en esta pantalla.',
    stored: 'La partida está guardada: todas las jugadas hechas siguen ahí.',
    back: 'Volver a la partida',
    home: 'Inicio',
    details: 'Para quien cuida de la aplicación',
    safe: 'No contiene ninguna carta ni ningún nombre.',
    copy: 'Copiar el diagnóstico',
    copied: 'Copiado',
    byHand: 'Aquí no se permite copiar: selecciona el texto y cópialo a mano.',
  },
};
