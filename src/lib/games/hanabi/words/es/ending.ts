import { ending as app } from '../../../../i18n/es/glass.ts';
import type { HanabiWords } from '../index.ts';

/** How good a score is, from the lowest band up. */
const BANDS = [
  [5, 'Unas chispas, y se las llevó la noche'],
  [10, 'Algún cohete encontró el cielo'],
  [15, 'Unos buenos fuegos'],
  [20, 'La gente salió a mirar'],
  [24, 'Se hablará de ellos durante años'],
] as const;

/** Words at the end. */
export const ending: HanabiWords['ending'] = {
  ...app,
  score: (score) => `${score} de 25`,
  band: (score) => BANDS.find(([top]) => score <= top)?.[1] ?? 'Arde el cielo entero',
};
