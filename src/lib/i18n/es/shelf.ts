import type { StorageProblem } from '../../storage/problem.ts';
import { whenIn } from '../when.ts';
import type { Words } from '../words.ts';
import { list } from './list.ts';

const problems: Readonly<Record<StorageProblem['code'], string>> = {
  unavailable:
    'Este navegador no ofrece almacenamiento aquí, como ocurre en algunas ventanas privadas. Abre Fireside en una ventana normal para guardar partidas.',
  quota: 'No queda espacio en este dispositivo: libera un poco.',
  blocked:
    'Otra pestaña con una versión más antigua de Fireside ocupa el almacenamiento. Cierra las demás pestañas y vuelve a intentarlo.',
  silent:
    'El navegador no abre su almacenamiento. Ciérralo, ábrelo de nuevo y vuelve a intentarlo.',
  unwritable:
    'El navegador no puede abrir su almacenamiento. Casi siempre es que no queda espacio en el dispositivo: libera un poco y vuelve a intentarlo.',
  newer:
    'Una versión más nueva de Fireside ha guardado aquí las partidas. Actualiza esta para leerlas.',
  taken: 'Otra pestaña ha seguido con esta partida. Sigue allí o vuelve a abrirla aquí.',
  missing: 'Esa partida no está en este dispositivo.',
  damaged: 'Lo que se guardó ya no se entiende.',
  failed: 'El navegador no ha podido hacerlo.',
};

/** Words for the games that are kept. */
export const shelf: Words['shelf'] = {
  title: 'Tus partidas',
  continue: 'Continuar',
  saved: 'Partidas guardadas',
  finished: 'Terminadas',
  names: list,
  winner: (name) => `Ganó ${name}`,
  winners: (names) => `Ganaron ${names}`,
  points: (points) => (points === 1 ? '1 punto' : `${points} puntos`),
  bot: '(jugador virtual)',
  bots: (count) => (count === 1 ? '1 jugador virtual' : `${count} jugadores virtuales`),
  when: whenIn('es'),
  showMore: (count, left) =>
    count === left ? `Mostrar ${left} más` : `Mostrar ${count} de ${left} más`,
  resume: 'Seguir',
  newGame: 'Nueva partida',
  sameTable: 'La misma mesa otra vez',
  sameDeal: 'El mismo reparto otra vez',
  end: 'Darla por terminada',
  goOn: 'Seguir con ella',
  endedEarly: 'sin acabar',
  open: (name) => `Abrir «${name}»`,
  more: (name) => `Más sobre «${name}»`,
  rename: {
    button: 'Cambiar nombre',
    label: 'Cómo se llama esta partida',
    hint: (limit) => `Hasta ${limit} caracteres. Si lo dejas vacío, se muestran los jugadores.`,
    tooLong: (length, limit) => `Tiene ${length} caracteres y el máximo es ${limit}.`,
    keep: 'Guardar el nombre',
    cancel: 'Dejarlo como estaba',
  },
  remove: {
    button: 'Eliminar',
    removed: (name) => `«${name}» se ha eliminado.`,
    back: 'Recuperar',
    dismiss: 'Descartar',
    broughtBack: (name) => `«${name}» está de vuelta.`,
  },
  damaged: {
    name: 'Una partida dañada',
    text: 'Esta partida está dañada: lo que se guardó de ella ya no se entiende.',
    remove: 'Quitarla',
  },
  export: {
    button: 'Guardar en un archivo',
    title: 'Esta partida sigue en juego',
    warning:
      'El archivo contiene todas las cartas, también las de las manos y las del mazo. Quien lo abra puede leerlas todas. Compártelo cuando la partida termine o guárdalo como copia.',
    go: 'Guardar el archivo igualmente',
    cancel: 'Ahora no',
    done: (file) => `«${file}» va a tus descargas.`,
    share: 'Compartirlo',
  },
  import: {
    button: 'Abrir un archivo de partida',
    hint: 'Un archivo guardado desde Fireside; también puedes soltarlo aquí.',
    drop: 'Suelta para abrir la partida',
    reading: (done, of) => (of ? `${done} de ${of}…` : 'Leyendo el archivo…'),
    refused: 'Este archivo no se ha abierto',
    harmless: 'Tus partidas están como estaban.',
    unreadable: 'El navegador no puede leer este archivo.',
  },
  trouble: {
    title: 'Ahora no se pueden leer tus partidas',
    again: 'Intentar de nuevo',
    notDone: 'No ha funcionado',
  },
  problem: (problem) =>
    problem.code === 'failed' && problem.detail !== ''
      ? `${problems.failed} Dice: ${problem.detail}`
      : problems[problem.code],
};
