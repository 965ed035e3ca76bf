import type { Pace } from '../../core/settings.ts';
import type { Words } from '../words.ts';

const paces: Readonly<Record<Pace, string>> = {
  slow: 'Lento',
  normal: 'Normal',
  fast: 'Rápido',
  off: 'Al instante',
};

/** Words for what holds for every game on this device. */
export const settings: Words['settings'] = {
  link: 'Ajustes',
  title: 'Ajustes',
  pageTitle: 'Ajustes · Fireside',
  home: 'Volver junto al fuego',
  hands: 'Abrir una mano',
  table: 'Mesa y pantalla',
  careful: {
    name: 'Con cuidado',
    text: 'Una mano se abre con una pulsación más larga: algo más de medio segundo en vez de un tercio.',
  },
  peek: {
    name: 'Mantener para mirar',
    text: 'Una mano se ve solo mientras mantienes el dedo puesto, y se tapa al soltar.',
  },
  coversAfter: {
    name: 'Tapar una mano que nadie toca',
    text: 'Una mano abierta se tapa sola si pasa un rato sin que nadie toque nada, y avisa quince segundos antes. Lo que está preparado en ella se queda.',
    never: 'Nunca',
    seconds: (seconds) => `${seconds} s`,
  },
  pace: {
    name: 'Ritmo de la mesa',
    text: 'A qué velocidad cuenta la mesa lo que pasó y juegan los jugadores virtuales. Al instante, el resultado se ve en el acto.',
    paces,
  },
  textSize: {
    name: 'Tamaño del texto',
    text: 'Agranda todas las palabras, aquí y en las partidas.',
    percent: (percent) => `${percent} %`,
  },
  explains: {
    name: 'Explicar lo nuevo',
    text: 'Lo que ocurre por primera vez en una partida se explica una sola vez, en una línea bajo la mesa.',
  },
  tapPlays: {
    name: 'A solas, un toque juega',
    text: 'Cuando juegas a solas, la carta se juega en cuanto la tocas; con Deshacer vuelve. Si no, un toque la elige y un botón la juega.',
  },
  sound: {
    name: 'Sonido',
    text: 'Se oyen las cartas, las monedas y el fuego. Lo que se hace en una mano suena siempre igual.',
    volume: 'Volumen',
  },
  light: {
    name: 'Luz',
    text: 'Atenúa toda la pantalla, para las noches a la luz de una vela.',
    percent: (percent) => new Intl.NumberFormat('es', { style: 'percent' }).format(percent / 100),
  },
  look: 'Aspecto',
  theme: {
    name: 'Colores',
    text: 'Luz de día es de color crema, para terrazas y ventanas; alto contraste es blanco y negro, con cartas lisas.',
    themes: { night: 'Noche', day: 'Luz de día', contrast: 'Alto contraste' },
  },
  giantRanks: {
    name: 'Números gigantes',
    text: 'Los números ocupan toda la carta, sin nada pintado alrededor.',
  },
  leftHanded: {
    name: 'Para zurdos',
    text: 'Lo que hace avanzar la partida queda bajo el pulgar izquierdo.',
  },
  language: { name: 'Idioma' },
  storage: {
    name: 'Lo que se guarda en este dispositivo',
    asking: 'Preguntando al navegador…',
    lasting:
      'Tus partidas se guardan hasta que las elimines: el navegador ha prometido no borrarlas.',
    passing:
      'Tus partidas se guardan, pero el navegador puede borrarlas cuando falte espacio en el dispositivo o Fireside lleve mucho tiempo sin usarse.',
    unknown:
      'Tus partidas se guardan en este dispositivo. Este navegador no dice por cuánto tiempo, así que guarda en un archivo las que te importen.',
    ask: 'Pedir al navegador que las conserve',
    refused:
      'El navegador todavía no promete nada. Instalar Fireside suele convencerlo; una partida guardada en un archivo está a salvo en cualquier caso.',
  },
  people: {
    name: 'Quienes jugaron aquí',
    text: 'Se recuerdan para poner la mesa más rápido. Olvidar a alguien no cambia ninguna partida.',
    nobody: 'Todavía nadie: aquí se recuerda a quien se sienta a jugar.',
    forget: (name) => `Olvidar a ${name}`,
    forgetShort: 'Olvidar',
    forgotten: (name) => `Se ha olvidado a ${name}.`,
  },
  about: { name: 'Acerca de' },
  notRead: 'No se han podido leer tus ajustes',
  notKept: 'Esta elección vale hasta que salgas de la página; no se pudo guardar.',
};
