import type { HanabiWords } from '../index.ts';

/** Words for what a table agrees on before a game. */
export const options: HanabiWords['options'] = {
  first: {
    title: '¿Quién empieza?',
    note: 'Según las reglas, la persona de más edad. Toca quién es o deja que lo decida la suerte al repartir.',
    draw: 'A suertes',
  },
  title: 'Reglas',
  short: (changed) => (changed.length === 0 ? 'las habituales' : changed.join(' · ')),
  shortEmpty: 'toda pista señala algo',
  shortStorm: 'la tormenta respeta los puntos',
  empty: 'Una pista puede no señalar nada',
  emptyNote:
    'Así «no tienes ningún 5» también es una pista, y se pueden dar pistas desde la mesa, sin mirar las cartas.',
  storm: 'Tras la tercera tormenta',
  stormZero: 'se pierde todo',
  stormZeroNote: 'La partida acaba con 0 puntos.',
  stormStacks: 'cuenta lo logrado',
  stormStacksNote: 'La partida acaba con los puntos que alcanzaron los cohetes.',
  memory: {
    title: 'Lo que recuerda la mesa',
    none: 'la última pista',
    noneNote: 'Las anteriores las recordáis vosotros.',
    marks: 'todas las pistas',
    marksNote: 'Cada carta lleva lo que se ha dicho de ella.',
    deductions: 'también lo que se deduce',
    deductionsNote: 'Muestra lo que cada carta aún puede ser y cuáles son las últimas copias (!).',
    short: { none: 'solo queda la última pista', deductions: 'la mesa deduce' },
  },
};
