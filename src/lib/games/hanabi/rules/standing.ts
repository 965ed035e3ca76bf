import type { Standing } from '../../../core/standing.ts';
import type { HanabiView } from './view.ts';

/** How a game of Hanabi stands: one score for all, and nobody wins alone. */
export const standing = ({ phase, lap, score }: HanabiView): Standing => ({
  chapter: { code: phase === 'playing' && lap !== null ? 'lastLap' : phase },
  scores: score,
  winners: [],
  over: phase === 'over',
});
