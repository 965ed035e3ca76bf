import { askToLast, storageIsLasting } from '$lib/shelf/lasting.ts';
import type { Standing } from '$lib/ui/shelf/standing.ts';

/** How long the browser keeps what is stored, as far as it says. */
export async function readStanding(): Promise<Standing> {
  const lasting = await storageIsLasting();
  if (lasting === null) return 'unknown';
  return lasting ? 'lasting' : 'passing';
}

/** The same after the browser was asked to keep it until it is deleted. */
export async function standingOnceAsked(): Promise<Standing> {
  await askToLast();
  return readStanding();
}
