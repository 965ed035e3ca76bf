import type { Waiting } from '../../contract/table.ts';
import type { HanabiWords } from '../words/index.ts';
import type { HanabiShown } from './shown.ts';

/** What the table waits for, in one line for everybody. */
export function statusOf({ words, view, prompt, people }: Waiting<HanabiShown, HanabiWords>) {
  const { status } = words;
  const { due } = prompt;
  if (due.kind === 'over' || due.kind === 'deal') return status[due.kind];
  const name = people[view.turn ?? 0]?.name ?? '';
  return view.lap === null ? status.plays(name) : status.playsLast(name, view.lap);
}
