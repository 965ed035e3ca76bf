import type { LaidBefore } from './kept.ts';

/** Where it is kept as long as the window is there: for other windows it is nothing. */
const KEY = 'fireside.table';

/**
 * Keeps a table that is left before its cards are dealt, for the address it is laid at; null
 * forgets it. Where nothing can be kept, it is lost.
 */
export function keepLeft(address: string, table: LaidBefore | null): void {
  try {
    if (table) sessionStorage.setItem(KEY, JSON.stringify({ address, table }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Nobody is to be kept from leaving.
  }
}

/** What was kept for this address, of any kind; null where nothing was. */
export function leftAt(address: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const isHere =
      typeof kept === 'object' && kept !== null && 'table' in kept && 'address' in kept;
    return isHere && kept.address === address ? kept.table : null;
  } catch {
    return null;
  }
}
