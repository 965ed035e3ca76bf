import type { Told } from '../../contract/screens.ts';
import type { HanabiEvent } from '../rules/events.ts';
import { memoryOf } from './options/memory.ts';
import type { HanabiShown } from './shown.ts';

const isClue = ({ code }: HanabiEvent): boolean => code === 'clued';

/**
 * What the log may tell while the game runs: where the table remembers nothing for people, of all
 * clues only the last that holds, and what was taken back since.
 */
export function loggedOf(
  told: readonly Told<HanabiShown>[],
  settings: object,
): readonly (readonly HanabiEvent[])[] {
  if (memoryOf(settings) !== 'none') return told.map(({ events }) => events);
  const last = told.findLastIndex(({ events, undone }) => !undone && events.some(isClue));
  return told.map(({ events }, at) =>
    at < last ? events.filter((event) => !isClue(event)) : events,
  );
}
