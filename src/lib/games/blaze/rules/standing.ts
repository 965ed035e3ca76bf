import type { Standing } from '../../../core/standing.ts';
import type { BlazeView } from './view.ts';

/**
 * How a game of Blaze stands: its round and phase, and at the end who has won with which scores.
 */
export const standing = ({ round, phase, result }: BlazeView): Standing => ({
  chapter: { code: phase, round },
  scores: result?.scores ?? null,
  winners: result?.ranking.slice(0, 1) ?? [],
  over: result !== null,
});
