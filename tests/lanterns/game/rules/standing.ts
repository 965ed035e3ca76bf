import type { Standing } from '../../../../src/lib/core/standing.ts';
import type { LanternView } from './view.ts';

/** How a game stands: one score for all, and nobody wins alone. */
export const standing = ({ stage, row }: LanternView): Standing => ({
  chapter: { code: stage },
  scores: row.length,
  winners: [],
  over: stage === 'ended',
});
