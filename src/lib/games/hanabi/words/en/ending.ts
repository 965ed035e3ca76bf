import { ending as app } from '../../../../i18n/en/glass.ts';

/** How good a score is: up to how many, and in words. */
const BANDS = [
  [5, 'A few sparks, and the night had them'],
  [10, 'Somewhere a child pointed at the sky'],
  [15, 'A fine firework, and a warm walk home'],
  [20, 'People came out of their houses to see it'],
  [24, 'They will talk of this night for years'],
] as const;

/** Words at the end. */
export const ending = {
  ...app,
  score: (score: number) => `${score} of 25`,
  /** Behind the score. */
  of: (most: number) => `of ${most}`,
  band: (score: number): string =>
    BANDS.find(([top]) => score <= top)?.[1] ?? 'The whole sky is alight. Nobody could do better',
  /** Where the third storm has ended it. */
  stormed: (score: number): string =>
    score === 0
      ? 'The third storm put everything out'
      : 'The third storm ended it; what stood counts',
  rockets: 'How high each rocket climbed',
  rocket: (color: string, height: number) => `${color}: ${height} of 5`,
  /** Said beside the score: what was taken back stays a mark on it. */
  takenBack: (times: number) => (times === 1 ? '1 move taken back' : `${times} moves taken back`),
};
