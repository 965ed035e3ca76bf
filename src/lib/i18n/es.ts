import { settings } from './es/settings.ts';
import { shelf } from './es/shelf.ts';
import type { Words } from './words.ts';
import { setup } from './es/setup.ts';

/** Spanish. */
export const es: Words = {
  page: {
    name: 'Fireside',
    title: 'Fireside: juegos de cartas en torno a un solo dispositivo',
    description:
      'Juegos de cartas con manos ocultas en torno a un móvil o una tableta. Gratis, sin anuncios ni cuentas, y sin red una vez cargado.',
    language: 'Idioma',
  },
  home: {
    tagline: 'Cartas en torno a un solo dispositivo',
    lead: 'Para las noches en que la baraja se quedó en casa: un móvil o una tableta en el centro, todos alrededor y sin necesidad de red.',
    games: 'Los juegos',
    about: 'De qué van los juegos',
    players: (min, max) => `De ${min} a ${max} jugadores`,
    watch: 'Mirar',
    alone: 'Jugar a solas',
    learn: 'Aprender',
    fan: 'Nueve plumas pintadas en abanico sobre un carbón encendido',
  },
  learn: {
    title: 'Aprender jugando',
    pageTitle: (game) => `Aprende a jugar a ${game} · Fireside`,
  },
  shelf,
  settings,
  setup,
  offline: {
    preparing: 'Preparando…',
    ready: 'Listo sin red',
    unavailable: 'Aquí solo con red',
    insecure: 'Solo con red: falta https',
  },
  update: {
    title: 'Hay una versión nueva',
    text: 'Empieza cuando tú lo digas.',
    accept: 'Actualizar ahora',
    later: 'Más tarde',
  },
  install: {
    button: 'Instalar Fireside',
    help: 'Instalar',
    title: 'Ten Fireside en tu dispositivo',
    insecure:
      'Desde esta dirección no se puede: no empieza por https. Aquí puedes jugar, pero los navegadores solo instalan una aplicación, y solo la guardan para cuando no hay red, si llegó por https. Pide una dirección segura a quien lleva esta.',
    intro: 'Instalado se abre como cualquier otra aplicación, a pantalla completa y sin red.',
    apple: {
      name: 'iPhone y iPad',
      steps: ['En Safari toca Compartir.', 'Elige «Añadir a pantalla de inicio».'],
    },
    android: {
      name: 'Android',
      steps: [
        'Abre el menú del navegador.',
        'Elige «Instalar aplicación» o «Añadir a pantalla de inicio».',
      ],
    },
    desktop: {
      name: 'Ordenador',
      steps: [
        'En Chrome o Edge pulsa el icono de instalar; en Safari elige Archivo.',
        'Elige «Instalar»; en Safari «Añadir al Dock».',
      ],
    },
    device: 'Tu dispositivo',
    close: 'Cerrar',
  },
  promises: {
    title: 'Con lo que puedes contar',
    offline: {
      name: 'Sin red',
      text: 'Cargado una vez, se abre en una cabaña, en un tren o con el servidor apagado.',
      insecure:
        'Abierto desde una dirección con https, después no la necesita. Esta no tiene https: aquí solo funciona con red.',
    },
    private: {
      name: 'Nadie mira',
      text: 'Sin cuenta, sin anuncios, sin rastreo. Lo que haces aquí se queda en este dispositivo.',
    },
    everyone: {
      name: 'Para todos los ojos',
      text: 'Los palos se distinguen por forma, trama y brillo, nunca solo por el color.',
    },
  },
  colophon: {
    unofficial:
      'Proyecto no oficial de aficionados. Sin afiliación, respaldo ni relación con los autores o editores de los juegos que explica; los nombres de los juegos pertenecen a sus dueños.',
    licence: 'Software libre con licencia MIT. Compuesto en Alegreya y Alegreya Sans.',
    licences: 'Licencias de todas sus partes',
  },
  licences: {
    title: 'Licencias',
    pageTitle: 'Licencias · Fireside',
    intro:
      'Fireside es software libre, hecho también con software libre de otras personas. Aquí está la licencia de cada parte.',
    home: 'Inicio',
    text: (licence) => `El texto de ${licence}`,
  },
  lost: {
    missingTitle: 'Aquí no arde nada',
    missing: 'No hay ninguna página en esta dirección.',
    brokenTitle: 'El fuego se apagó',
    broken: 'Algo falló en esta página. Nada de lo que guardaste se ha perdido.',
    home: 'Inicio',
  },
};
