import { countGames } from '../storage/game-list.ts';

/**
 * Whether the browser keeps what is stored until somebody deletes it, or may drop it when it needs
 * room; null where it does not say.
 */
export async function storageIsLasting(): Promise<boolean | null> {
  try {
    return (await storage()?.persisted?.()) ?? null;
  } catch {
    return null;
  }
}

/**
 * Asks the browser to keep what is stored, and some ask people in turn. `storageIsLasting` tells
 * what came of it.
 */
export async function askToLast(): Promise<void> {
  try {
    await storage()?.persist?.();
  } catch {
    // It stays as it was.
  }
}

/** Asks at the first game there is. Nobody waits for the answer. */
export function askToLastAtFirst(): void {
  void countGames().then((games) => (games.ok && games.value === 1 ? askToLast() : undefined));
}

/** Missing in some browsers, and outside secure contexts. */
const storage = (): Partial<StorageManager> | undefined =>
  (globalThis.navigator as Partial<Navigator> | undefined)?.storage;
