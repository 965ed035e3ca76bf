import { goOnBurning } from './burn.ts';
import { discardTable, takeTable } from './challenge.ts';
import type { Listener } from './events.ts';
import { tellEnding } from './telling.ts';
import { goOnKindling } from './kindling.ts';
import { KINDLING, type BlazeState } from './state.ts';

/**
 * Ends the challenge (R9): the cards move, hands fill up in kindling, seats go out in burn, and the
 * next one starts.
 */
export function resolve(s: BlazeState, listener?: Listener): void {
  const ending = s.taking === 1 ? 'taken' : 'beaten';
  if (listener) tellEnding(s, ending, listener);
  if (ending === 'taken') takeTable(s);
  else discardTable(s);
  if (s.phase === KINDLING) goOnKindling(s, ending, listener);
  else goOnBurning(s, ending, listener);
}
