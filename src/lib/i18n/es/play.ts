import type { GameWords } from '../game-words.ts';
import { does } from './you.ts';

/** What lies within reach in every game, and what can go wrong on the way into one. */
export const play: GameWords['play'] = {
  title: (game) => `${game} · Fireside`,
  opening: 'Poniendo la mesa…',
  bar: {
    label: 'A mano',
    log: 'Historial',
    rules: 'Reglas',
    undo: 'Deshacer',
    menu: 'Menú',
  },
  close: 'Cerrar',
  news: { label: 'Nuevo', got: 'Entendido', known: 'Ya conocemos el juego' },
  sound: { ask: '¿Sonido?', name: 'Sonido' },
  bots: {
    hand: 'Volver a mi mano',
    another: 'Mirar otra partida',
    unkept: 'Esta partida solo se mira: no se guarda.',
    leave: 'Salir',
    hurry: 'Adelantar',
    justNow: 'Hace un momento',
    table: 'Mesa',
    tableName: 'Mirar la mesa',
  },
  menu: {
    way: 'Cómo circula el dispositivo',
    ways: { middle: 'En el centro', passed: 'De mano en mano' },
    waysExplained: {
      middle: 'La mesa queda a la vista; cada cual mira cartas desde su placa.',
      passed: 'El dispositivo pasa de mano en mano, tapado por el camino.',
    },
    turn: 'Girar la mesa',
    turned: (degrees) => `Girada ${degrees}°`,
    language: 'Idioma',
    leave: 'Guardar y salir',
    endHint: 'Mantén: la partida acaba aquí',
    endConfirm: 'Pulsa otra vez: la partida acaba aquí',
    saved: 'Cada jugada se guarda en cuanto se hace.',
    saving: 'La última jugada se está guardando. Para salir se espera a que acabe.',
    unsaved:
      'La última jugada no está guardada. Si se sale ahora, se pierde; todo lo anterior queda.',
    leaveUnsaved: 'Salir sin ella',
  },
  seats: {
    title: 'Alguien se va o vuelve',
    text: 'Sigue un jugador virtual, que solo ve lo que se ve desde ese sitio. Solo debe pedirlo quien ocupa el sitio.',
    leave: (name) => `${name} tiene que irse`,
    leaveHint: (name) => `Mantén: ${name} tiene que irse`,
    leaveConfirm: (name) => `Pulsa otra vez: un jugador virtual sigue por ${name}`,
    back: (name) => `${name} ha vuelto`,
    left: (name) => `${name} ha tenido que irse: sigue un jugador virtual.`,
    isBack: (name) => `${name} ha vuelto.`,
  },
  undo: {
    nothing: 'Ahora no hay nada que deshacer.',
    stands: {
      hands:
        'Desde entonces se han visto las cartas de los demás. Lo que se jugó o descartó antes se queda así.',
      secrets: 'La partida ha terminado y el historial ya cuenta todos los secretos. Se queda así.',
    },
    what: 'Se desharía esto:',
    free: 'Nadie más tiene que estar de acuerdo.',
    needs: (by) => `${does(by, 'lo pide', 'lo pides')}, y tienen que aceptar en la mesa:`,
    tellsAll: 'Lo que era secreto ya se ha mostrado al final, y se sigue sabiendo.',
    now: 'Deshacer',
    ask: 'Pedirlo a la mesa',
    done: (by, agreed) =>
      `${by === null ? 'Se deshace' : does(by, 'lo deshace', 'lo deshaces')}${agreed === '' ? '.' : `, de acuerdo con ${agreed}.`}`,
  },
  elsewhere: {
    title: 'Esta partida está abierta en otro sitio',
    text: 'Otra ventana la tiene en su mesa. Si se juega aquí, se cierra allí; no se pierde nada.',
    here: 'Jugar aquí',
    places: { here: 'Aquí', there: 'Allí' },
  },
  unopened: {
    title: 'No se puede abrir esta partida',
    broken: (line) =>
      `Lo guardado no se puede reproducir: la línea ${line} no tiene sentido. Se deja como está.`,
    noGame: 'La dirección no nombra ninguna partida.',
    again: 'Intentar de nuevo',
  },
  trouble: {
    title: 'Aún sin guardar',
    text: 'La jugada espera sin verse. Un archivo guarda la partida hasta ella.',
    again: 'Guardar otra vez',
    save: 'Guardar en un archivo',
    gone: 'Esta partida ya no está guardada aquí',
    goneText:
      'Se ha borrado lo que el navegador guardaba de Fireside. Todo lo que se ha visto sigue a mano: se puede volver a guardar aquí, o en un archivo, que se abre desde la página de inicio.',
  },
  unsaved: 'No se ha guardado el registro',
  thinkerless: {
    title: 'Faltan los jugadores virtuales',
    text: 'No se ha podido cargar lo que les hace pensar. Puede hacer falta conexión, una sola vez.',
    again: 'Cargar otra vez',
  },
  home: 'Inicio',
};
