import { table as app } from '../../../../i18n/es/glass.ts';
import type { HanabiWords } from '../index.ts';

/** Words of the public table. Everybody reads them: people are called by their names. */
export const table: HanabiWords['table'] = {
  ...app,
  plate: { ...app.plate, look: 'Ver las demás', play: 'Jugar', discard: 'Descartar' },
  facts: {
    score: (score) => `Puntos: ${score}`,
    clues: (left, of) => `Pistas: ${left} de ${of}`,
    storms: (left, of) => `Tormentas: ${left} de ${of}`,
    deck: (left) => `Mazo: ${left}`,
    discards: 'Descartes',
    none: 'ninguno aún',
    stack: (color, height) => `${color}: ${height}`,
  },
};
