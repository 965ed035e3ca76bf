import type { Card } from '../../../src/lib/games/blaze/rules/cards.ts';
import { dealt, type Prepared } from './games.ts';

/**
 * Whom the cards are dealt to, in this order: two faces twice, which nobody shows, and one card to
 * play.
 */
const HANDS: Readonly<Record<string, readonly Card[]>> = {
  Ana: ['r9', 'r9', 'b8', 'b8', 'r3'],
  Bo: ['y9', 'y9', 'r8', 'r8', 'r4'],
  Cy: ['b7', 'b7', 'y7', 'y7', 'r6'],
  Dee: ['bF', 'bF', 'r7', 'r7', 'b9'],
};

/** Four people at the start of a game; y1 names trump. */
export const firstChallenge = (): Prepared => dealt([...Object.values(HANDS).flat(), 'y1'], []);
