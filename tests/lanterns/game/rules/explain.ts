import type { DealRefusal } from '../../../../src/lib/games/contract/rules.ts';
import type { LanternMove } from './moves.ts';
import { ALL, ENDED, UNDEALT, type LanternState } from './state.ts';

/** Why a move is not legal. */
export interface LanternRefusal {
  readonly code: 'notDealt' | 'gameOver' | 'notYourTurn' | 'noSuchSeat';
}

export function explain(s: LanternState, { seat }: LanternMove): LanternRefusal | null {
  if (seat >= s.players) return { code: 'noSuchSeat' };
  if (s.stage === UNDEALT) return { code: 'notDealt' };
  if (s.stage === ENDED) return { code: 'gameOver' };
  return seat === s.turn ? null : { code: 'notYourTurn' };
}

export function explainDeal(s: LanternState, order: readonly string[]): DealRefusal | null {
  if (s.stage !== UNDEALT) return { code: 'noDealDue' };
  if (order.length !== ALL.length) return { code: 'wrongLength' };
  return [...order].sort().join() === ALL.join() ? null : { code: 'wrongCards' };
}
