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
  chapters: { look: 'Aspecto', hands: 'Mano', people: 'Gente', table: 'Mesa', kept: 'Datos' },
  title: 'Ajustes',
  pageTitle: 'Ajustes · Fireside',
  home: 'Inicio',
  hands: 'La mano abierta',
  table: 'Mesa y pantalla',
  careful: {
    name: 'Con cuidado',
    text: 'Una mano se abre con una pulsación más larga.',
  },
  peek: {
    name: 'Mantener para mirar',
    text: 'Una mano se ve solo con el dedo puesto; si lo deslizas hacia arriba, queda abierta.',
  },
  coversAfter: {
    name: 'Tapar una mano que nadie toca',
    text: 'Avisa antes; lo que está preparado se queda.',
    never: 'Nunca',
    seconds: (seconds) => `${seconds} s`,
  },
  pace: {
    name: 'Ritmo de la mesa',
    text: 'A qué velocidad se cuenta lo que pasa y juegan los jugadores virtuales.',
    paces,
  },
  textSize: {
    name: 'Tamaño del texto',
    text: 'Aquí y en las partidas.',
  },
  explains: {
    name: 'Explicar lo nuevo',
    text: 'Cada cosa se cuenta una sola vez, al pie de la mesa.',
  },
  letterKeys: {
    name: 'Teclas de letra',
    text: 'L: registro, ?: reglas, U: deshacer.',
  },
  tapPlays: {
    name: 'A solas, se juega con un toque',
    text: 'Ningún botón lo confirma; con Deshacer vuelve.',
  },
  sound: {
    name: 'Sonido',
    text: 'La mesa y el fuego; una mano no delata nada.',
    volume: 'Volumen',
  },
  light: {
    name: 'Luz',
    percent: (percent) => new Intl.NumberFormat('es', { style: 'percent' }).format(percent / 100),
  },
  look: 'Aspecto',
  theme: {
    name: 'Colores',
    text: 'Luz de día para terrazas; alto contraste con cartas lisas.',
    themes: { night: 'Noche', day: 'Luz de día', contrast: 'Contraste' },
  },
  giantRanks: {
    name: 'Números gigantes',
    text: 'Ocupan toda la carta, sin nada pintado.',
  },
  leftHanded: {
    name: 'Para zurdos',
    text: 'Los botones quedan bajo el pulgar izquierdo.',
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
    saveAll: (count) =>
      count === 1
        ? 'Guardar tu única partida en un archivo'
        : `Guardar las ${count} partidas en un archivo`,
    running: 'Al menos una sigue en juego',
    leftOut: (names) =>
      `Fuera del archivo, porque no se ${names.length === 1 ? 'puede' : 'pueden'} leer: ${names.map((name) => `«${name}»`).join(', ')}.`,
    nothing: 'Todavía no hay ninguna partida que guardar en un archivo.',
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
  notKept: 'Esta elección vale hasta que salgas de la página; no se ha podido guardar.',
};
