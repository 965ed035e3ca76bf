import type { HanabiEvent } from '../rules/events.ts';
import { memoryOf } from './options/memory.ts';

/**
 * What the log may tell while the game runs: where the table remembers nothing for people, of all
 * clues only the last.
 */
export function loggedOf(
  told: readonly (readonly HanabiEvent[])[],
  settings: object,
): readonly (readonly HanabiEvent[])[] {
  if (memoryOf(settings) !== 'none') return told;
  const last = told.flat().findLast(({ code }) => code === 'clued');
  return told.map((events) => events.filter((event) => event.code !== 'clued' || event === last));
}
