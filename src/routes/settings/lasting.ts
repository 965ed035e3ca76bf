import { askToLast, storageIsLasting } from '$lib/shelf/lasting.ts';
import type { Persistence } from '$lib/ui/shelf/persistence.ts';

/** How long the browser keeps what is stored, as far as it says. */
export async function readPersistence(): Promise<Persistence> {
  const lasting = await storageIsLasting();
  if (lasting === null) return 'unknown';
  return lasting ? 'lasting' : 'passing';
}

/** The same after the browser was asked to keep it until it is deleted. */
export async function persistenceOnceAsked(): Promise<Persistence> {
  await askToLast();
  return readPersistence();
}
