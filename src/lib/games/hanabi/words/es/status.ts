import { does, toWhom, TU } from '../../../../i18n/es/you.ts';
import type { HanabiWords } from '../index.ts';

/** What the table waits for, and what covers and plates say in short. Everybody reads it. */
export const status: HanabiWords['status'] = {
  deal: 'Ahora se reparte',
  over: 'La partida ha terminado',
  plays: (name) => (name === TU ? 'Te toca' : `Le toca a ${name}`),
  playsLast: (name, left) =>
    left === 1
      ? `${does(name, 'tiene', 'tienes')} el último turno de todos`
      : `Última vuelta: ${name === TU ? 'juegas tú' : `juega ${name}`}`,
  sees: 've todas las manos menos la suya',
  standing: (score, clues, storms) =>
    `Puntos: ${score} · ${clues === 1 ? '1 pista' : `${clues} pistas`} · ${storms === 1 ? '1 tormenta' : `${storms} tormentas`} por gastar`,
  away: {
    one: (name) => toWhom(name, 'se verán tus propias cartas. Mira a otro lado.'),
    several: (names) => `${names}: se verán vuestras propias cartas. Mirad a otro lado.`,
  },
  inTurn: 'en turno',
};
