import { ending as app } from '../../../../i18n/en/glass.ts';

/** How good a score is, from the lowest band up. */
const BANDS = [
  [5, 'A few sparks, and the night had them'],
  [10, 'Some rockets found the sky'],
  [15, 'A fine firework'],
  [20, 'People came out of their houses'],
  [24, 'They will talk of it for years'],
] as const;

/** Words at the end. */
export const ending = {
  ...app,
  score: (score: number) => `${score} of 25`,
  band: (score: number): string =>
    BANDS.find(([top]) => score <= top)?.[1] ?? 'The whole sky burns',
};
