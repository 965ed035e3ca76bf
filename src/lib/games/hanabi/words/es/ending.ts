import { ending as app } from '../../../../i18n/es/glass.ts';
import type { ending as english } from '../en/ending.ts';

/** How good a score is: up to how many, and in words. */
const BANDS = [
  [5, 'Unas chispas, y se las llevó la noche'],
  [10, 'En algún balcón, un niño señaló el cielo'],
  [15, 'Buenos fuegos, y de vuelta a casa tan contentos'],
  [20, 'La gente salió a la calle a mirar'],
  [24, 'De esta noche se hablará durante años'],
] as const;

/** Words at the end. */
export const ending: typeof english = {
  ...app,
  score: (score) => `${score} de 25`,
  of: (most) => `de ${most}`,
  band: (score) =>
    BANDS.find(([top]) => score <= top)?.[1] ?? 'Arde el cielo entero. No se puede hacer mejor',
  stormed: (score) =>
    score === 0
      ? 'La tercera tormenta lo apagó todo'
      : 'La tercera tormenta acabó la fiesta; cuenta lo que ya estaba en pie',
  rockets: 'Hasta dónde subió cada cohete',
  rocket: (color, height) => `${color}: ${height} de 5`,
  takenBack: (times) => (times === 1 ? 'una jugada retirada' : `${times} jugadas retiradas`),
};
