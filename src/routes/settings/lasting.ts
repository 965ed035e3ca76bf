import { storageIsLasting } from '$lib/shelf/lasting.ts';
import type { Standing } from '$lib/ui/shelf/standing.ts';

/** How long the browser keeps what is stored, as far as it says. */
export async function readStanding(): Promise<Standing> {
  const lasting = await storageIsLasting();
  if (lasting === null) return 'unknown';
  return lasting ? 'lasting' : 'passing';
}

/** Asks the browser to keep it until it is deleted. Some put the question to the player. */
export async function askToLast(): Promise<Standing> {
  try {
    await navigator.storage.persist();
  } catch {
    // It stays as it was, and how that is is read all the same.
  }
  return readStanding();
}
