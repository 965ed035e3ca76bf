import { countGames } from '../storage/game-list.ts';

/** Whether the browser keeps what is stored until somebody deletes it, or may drop it when it needs room; null where it does not say. */
export async function storageIsLasting(): Promise<boolean | null> {
  try {
    return (await storage()?.persisted?.()) ?? null;
  } catch {
    return null;
  }
}

/** Asks the browser, at the first game there is, to keep what is stored. It may ask people in turn: nobody waits for the answer. */
export function askToLastAtFirst(): void {
  void countGames().then(async (games) => {
    if (!games.ok || games.value !== 1) return;
    try {
      await storage()?.persist?.();
    } catch {
      // It stays as it is: `storageIsLasting` tells how that is.
    }
  });
}

/** Missing in some browsers, and outside secure contexts. */
const storage = (): Partial<StorageManager> | undefined =>
  (globalThis.navigator as Partial<Navigator> | undefined)?.storage;
