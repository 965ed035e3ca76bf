import { goOnBurning } from './burn.ts';
import { discardTable, nextFireOf, takeTable } from './challenge.ts';
import { goOnKindling } from './kindling.ts';
import { KINDLING, type BlazeState } from './state.ts';

/** Ends the challenge (R9): the cards move, hands fill up in kindling, seats go out in burn, and the next one starts. */
export function resolve(s: BlazeState): void {
  const taken = s.taking === 1;
  if (taken) takeTable(s);
  else discardTable(s);
  const next = nextFireOf(s, taken);
  if (s.phase === KINDLING) goOnKindling(s, taken, next);
  else goOnBurning(s, taken, next);
}
